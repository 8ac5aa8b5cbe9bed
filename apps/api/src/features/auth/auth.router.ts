import {
  appleSignInInput,
  changePasswordInput,
  confirmInput,
  credentialsInput,
  endSessionInput,
  finishCodesInput,
  finishPasskeyInput,
  forgotPasswordInput,
  registerInput,
  removePasskeyInput,
  renamePasskeyInput,
  resetPasswordInput,
  securityEventsInput,
  usePasskeyInput,
} from '@nestling/contracts/auth';
import { z } from 'zod';
import { findUserById } from '../../db/users.repo.ts';
import { publicProcedure, router, signedInProcedure } from '../../platform/trpc.ts';
import { type AppleKeys, appleSignIn } from './apple-sign-in.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { finishCodes, getCodes, startCodes, stopCodes } from './codes/turn-codes.ts';
import { confirm } from './confirm.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout, signOutEverywhere } from './logout.ts';
import { finishPasskey, startPasskey } from './passkeys/add-passkey.ts';
import { getPasskeys, removePasskey, renamePasskey } from './passkeys/manage-passkeys.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-with-passkey.ts';
import { askForPasskey } from './passkeys/use-passkey.ts';
import { register } from './register.ts';
import { changePassword, resetPassword } from './reset-password.ts';
import { readSecurityLog } from './security-log.ts';
import { endSession, listDevices } from './sign-in-session.ts';

const ok = { ok: true } as const;

/** What the account calls share between the two transports. */
export type AuthPorts = { limit: AttemptLimit; appleKeys: AppleKeys };

export function createAuthRouter({ limit, appleKeys }: AuthPorts) {
  return router({
    currentUser: publicProcedure.query(async ({ ctx }) =>
      ctx.actor ? ((await findUserById(ctx.deps.db, ctx.actor.userId)) ?? null) : null,
    ),
    register: publicProcedure.input(registerInput).mutation(({ ctx, input }) => register(ctx, limit, input)),
    login: publicProcedure.input(credentialsInput).mutation(({ ctx, input }) => login(ctx, limit, input)),
    apple: publicProcedure
      .input(appleSignInInput)
      .mutation(({ ctx, input }) => appleSignIn(ctx, appleKeys, limit, input)),
    logout: publicProcedure.mutation(({ ctx }) => logout(ctx).then(() => ok)),
    signOutEverywhere: signedInProcedure.mutation(({ ctx }) => signOutEverywhere(ctx).then(() => ok)),
    forgotPassword: publicProcedure
      .input(forgotPasswordInput)
      .mutation(({ ctx, input }) => forgotPassword(ctx, limit, input.username).then(() => ok)),
    resetPassword: publicProcedure
      .input(resetPasswordInput)
      .mutation(({ ctx, input }) => resetPassword(ctx, limit, input)),
    changePassword: signedInProcedure
      .input(changePasswordInput)
      .mutation(({ ctx, input }) => changePassword(ctx, limit, input).then(() => ok)),
    deleteAccount: signedInProcedure
      .input(z.object({ username: z.string().max(1024) }))
      .mutation(({ ctx, input }) => deleteAccount(ctx, input.username).then(() => ok)),
    exportData: signedInProcedure.query(({ ctx }) => exportData(ctx)),
    confirm: signedInProcedure
      .input(confirmInput)
      .mutation(({ ctx, input }) => confirm(ctx, limit, input).then(() => ok)),
    codes: signedInProcedure.query(({ ctx }) => getCodes(ctx)),
    startCodes: signedInProcedure.mutation(({ ctx }) => startCodes(ctx)),
    finishCodes: signedInProcedure.input(finishCodesInput).mutation(({ ctx, input }) => finishCodes(ctx, input.code)),
    stopCodes: signedInProcedure.mutation(({ ctx }) => stopCodes(ctx).then(() => ok)),
    startPasskeySignIn: publicProcedure.mutation(({ ctx }) => startPasskeySignIn(ctx, limit)),
    signInWithPasskey: publicProcedure
      .input(usePasskeyInput)
      .mutation(({ ctx, input }) => signInWithPasskey(ctx, limit, input.passkey)),
    startPasskeyConfirm: signedInProcedure.mutation(({ ctx }) => askForPasskey(ctx, 'confirm')),
    passkeys: signedInProcedure.query(({ ctx }) => getPasskeys(ctx)),
    startPasskey: signedInProcedure.mutation(({ ctx }) => startPasskey(ctx)),
    finishPasskey: signedInProcedure
      .input(finishPasskeyInput)
      .mutation(({ ctx, input }) => finishPasskey(ctx, input).then(() => ok)),
    renamePasskey: signedInProcedure
      .input(renamePasskeyInput)
      .mutation(({ ctx, input }) => renamePasskey(ctx, input).then(() => ok)),
    removePasskey: signedInProcedure
      .input(removePasskeyInput)
      .mutation(({ ctx, input }) => removePasskey(ctx, input.id).then(() => ok)),
    devices: signedInProcedure.query(({ ctx }) => listDevices(ctx)),
    endSession: signedInProcedure
      .input(endSessionInput)
      .mutation(({ ctx, input }) => endSession(ctx, input.number).then(() => ok)),
    securityLog: signedInProcedure
      .input(securityEventsInput)
      .query(({ ctx, input }) => readSecurityLog(ctx, input.cursor ?? null)),
  });
}
