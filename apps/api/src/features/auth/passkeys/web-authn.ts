/** Read by the first passkey that is asked for or made: a server starts sooner, and smaller, without it. */
export const readWebAuthn = () => import('@simplewebauthn/server');
