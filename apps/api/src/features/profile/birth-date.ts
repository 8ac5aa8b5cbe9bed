import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import { BIRTH_DATE_IN_FUTURE } from '@nestling/contracts/profile';
import { latestTodayOf, type SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';

/** Specification §5: a birth date may not be in the future, wherever the parent is. */
export function checkBirthDate(ctx: SignedInCtx, childAge: string | null | undefined): void {
  const birth = birthDateOf(childAge);
  if (birth && ageInDays(birth, latestTodayOf(ctx)) < 0) throw new DomainError('invalid', BIRTH_DATE_IN_FUTURE);
}
