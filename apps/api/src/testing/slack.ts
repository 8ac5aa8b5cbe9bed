/** So much longer than what is waited for a machine that does other things too may take, in milliseconds. */
export const SLACK_MS = 3_000;
