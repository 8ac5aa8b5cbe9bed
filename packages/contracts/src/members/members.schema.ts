import { z } from 'zod';
import { storableText, toVisibleName } from '../text/index.ts';

export const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
/** Who may make an account: anybody, whoever brings an invitation, nobody. */
export type Registration = (typeof REGISTRATIONS)[number];

const id = z.number({ error: 'An id is required' }).int().min(1);

/** `label` is for the owner alone, to tell invitations apart. */
export const inviteInput = z.object({ label: storableText(60, 'The name').transform(toVisibleName).optional() });
export const invitationIdInput = z.object({ id });
export const removeMemberInput = z.object({ userId: id });
export const listMembersInput = z.object({ cursor: id.nullish() });

/** Backups that the server makes and reads back by itself. */
export type Backups = {
  /** 0: none are made. */
  everyHours: number;
  lastAt: string | null;
};
export type Member = {
  userId: number;
  username: string;
  isOwner: boolean;
  createdAt: string;
  /** Null when no device is signed in. */
  lastSeenAt: string | null;
  documentCount: number;
};
export type Invitation = { id: number; label: string; createdAt: string; expiresAt: string };
