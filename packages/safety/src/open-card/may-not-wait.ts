import type { Urgent } from '@nestling/contracts/safety';

/** A card that says today or now. */
export const mayNotWait = (card: Urgent | null): boolean => card?.level === 'emergency' || card?.level === 'urgent';
