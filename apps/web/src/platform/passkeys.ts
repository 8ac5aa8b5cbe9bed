import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Whether passkeys work here: under a name over https and on localhost, never under an address of numbers. */
export function passkeysWork(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

type AskOptions = Omit<Parameters<typeof startAuthentication>[0]['optionsJSON'], 'extensions'>;
type MakeOptions = Omit<Parameters<typeof startRegistration>[0]['optionsJSON'], 'extensions'>;

/** What whoever closes the device's own dialog is told. */
export const NO_PASSKEY_USED = 'No passkey was used';

/** Has the device sign with one of its passkeys. Undefined when the person did not. */
export async function signWithPasskey(optionsJSON: AskOptions) {
  const browser = await import('@simplewebauthn/browser');
  return browser.startAuthentication({ optionsJSON }).catch(() => undefined);
}

/** Has the device make a passkey. Undefined when the person did not, or it has one of this account already. */
export async function makePasskey(optionsJSON: MakeOptions) {
  const browser = await import('@simplewebauthn/browser');
  return browser.startRegistration({ optionsJSON }).catch(() => undefined);
}
