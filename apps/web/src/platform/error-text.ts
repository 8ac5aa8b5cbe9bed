import { TRPCClientError } from '@trpc/client';

/** The server's own sentence; the browser's words when the network failed. */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof TRPCClientError) return error.data ? error.message : 'Network error';
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Whether the server wants the password again before it does what was asked. */
export function needsPasswordAgain(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.appCode === 'confirm_needed';
}

/** Whether the server said that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.httpStatus === 401;
}

/** Whether the server itself refused; else it never heard of the call, or its answer was lost. */
export function wasAnswered(error: unknown): boolean {
  return error instanceof TRPCClientError && Boolean(error.data);
}
