/** The specification's sentences for credentials, said alike by the form and the server. Free of zod for the browser. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 255;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 256;

export const USERNAME_TOO_SHORT = 'Username must be at least 3 characters';
export const USERNAME_TOO_LONG = 'Username must be at most 255 characters';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const PASSWORD_TOO_LONG = 'Password must be at most 256 characters';
export const USERNAME_REQUIRED = 'Please enter your username';

/** The one spelling under which a name is stored and compared (letter case aside). */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim();
}

/** What is wrong with a name, in words, or undefined. */
export function usernameProblem(username: string): string | undefined {
  const { length } = normaliseUsername(username);
  if (length < USERNAME_MIN) return USERNAME_TOO_SHORT;
  return length > USERNAME_MAX ? USERNAME_TOO_LONG : undefined;
}

/** What is wrong with a password, in words, or undefined. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return PASSWORD_TOO_SHORT;
  return password.length > PASSWORD_MAX ? PASSWORD_TOO_LONG : undefined;
}
