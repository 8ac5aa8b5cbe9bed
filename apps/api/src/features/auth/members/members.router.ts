import { invitationIdInput, inviteInput, listMembersInput, removeMemberInput } from '@nestling/contracts/members';
import { router, signedInProcedure } from '../../../platform/trpc.ts';
import { invite } from './invite.ts';
import { getMembership, listMembersPage } from './list-members.ts';
import { removeMember } from './remove-member.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const ok = { ok: true } as const;

export const membersRouter = router({
  membership: signedInProcedure.query(({ ctx }) => getMembership(ctx)),
  list: signedInProcedure.input(listMembersInput).query(({ ctx, input }) => listMembersPage(ctx, input.cursor ?? 0)),
  invite: signedInProcedure.input(inviteInput).mutation(({ ctx, input }) => invite(ctx, input.label ?? '')),
  revoke: signedInProcedure
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input.id).then(() => ok)),
  remove: signedInProcedure
    .input(removeMemberInput)
    .mutation(({ ctx, input }) => removeMember(ctx, input.userId).then(() => ok)),
});
