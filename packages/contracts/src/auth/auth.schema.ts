import { z } from 'zod';
import { REGIONS } from '../regions/region.ts';
import { isStorableText, storableText, UNREADABLE_TEXT } from '../text/index.ts';
import {
  normaliseUsername,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_REQUIRED,
  USERNAME_TOO_LONG,
  USERNAME_TOO_SHORT,
} from './credentials.ts';
import { usedPasskey } from './passkeys.schema.ts';

const username = z
  .string({ error: USERNAME_TOO_SHORT })
  .max(4 * USERNAME_MAX, USERNAME_TOO_LONG)
  .refine(isStorableText, UNREADABLE_TEXT)
  .transform(normaliseUsername)
  .pipe(z.string().min(USERNAME_MIN, USERNAME_TOO_SHORT).max(USERNAME_MAX, USERNAME_TOO_LONG));

/** Phones differ in how they compose accents, so passwords are compared in NFC; they are never trimmed or cut. */
const password = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(PASSWORD_MIN, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, PASSWORD_TOO_LONG)
  .refine(isStorableText, UNREADABLE_TEXT)
  .transform((text) => text.normalize('NFC'));

/** Of the authenticator app, or a recovery code. */
const code = storableText(40, 'The code');

export const credentialsInput = z.object({
  username,
  password,
  appleId: z.string().max(255).optional(),
  code: code.optional(),
});
export type CredentialsInput = z.infer<typeof credentialsInput>;

/** What an invitation's link, or the one in the log for the owner, carries. */
const invitation = z.string({ error: 'The invitation is not readable' }).max(200, 'The invitation is not readable');

export const registerInput = credentialsInput.extend({ invitation: invitation.optional() });
export type RegisterInput = z.infer<typeof registerInput>;

export const forgotPasswordInput = z.object({
  username: z
    .string({ error: USERNAME_REQUIRED })
    .max(4 * USERNAME_MAX, USERNAME_TOO_LONG)
    .refine(isStorableText, UNREADABLE_TEXT)
    .transform(normaliseUsername)
    .pipe(z.string().min(1, USERNAME_REQUIRED)),
});

export const resetPasswordInput = z.object({ token: storableText(200, 'The reset link'), password });

/** The new password, with the present one or a passkey. */
export const changePasswordInput = z.object({
  currentPassword: storableText(PASSWORD_MAX, 'The password').optional(),
  passkey: usedPasskey.optional(),
  password,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const finishCodesInput = z.object({ code });

export const appleSignInInput = z.object({
  idToken: z
    .string({ error: 'An Apple ID token is required' })
    .min(1, 'An Apple ID token is required')
    .max(8192, 'The Apple ID token is too long'),
  invitation: invitation.optional(),
  code: code.optional(),
});
export type AppleSignInInput = z.infer<typeof appleSignInInput>;

/** Specification §3, User (client shape). `resetToken` and `resetTokenExpires` are always null. */
export const clientUser = z.strictObject({
  id: z.number().int(),
  username: z.string(),
  childName: z.string().nullable(),
  childAge: z.string().nullable(),
  childConcerns: z.string().nullable(),
  parentingStyles: z.array(z.string()).nullable(),
  otherParentingStyle: z.string().nullable(),
  tonePreference: z.string().nullable(),
  preferredApproaches: z.array(z.string()).nullable(),
  topConcerns: z.array(z.string()).nullable(),
  healthConditions: z.string().nullable(),
  gestationWeeks: z.number().int().nullable(),
  /** The region the family chose; null when it has not: then the server's EMERGENCY_REGION holds. */
  country: z.enum(REGIONS).nullable(),
  /** Answers may rest on what other families share. */
  useShared: z.boolean(),
  onboardingCompleted: z.boolean(),
  createdAt: z.string(),
  appleId: z.string().nullable(),
  resetToken: z.null(),
  resetTokenExpires: z.null(),
});
export type ClientUser = z.infer<typeof clientUser>;
