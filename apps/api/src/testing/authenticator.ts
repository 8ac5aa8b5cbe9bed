import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
/** What of an answer is other than an honest device would give. */
type Odd = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The person was not asked to show that it is they. */
  isUnverified?: boolean;
  signCount?: number;
  type?: string;
  userHandle?: string;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** A device with a passkey: makes one and signs with it (ES256) as WebAuthn says. */
export function createAuthenticator(origin = 'http://localhost') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;
  let handle: string | undefined;

  const clientData = (type: string, { challenge }: Options, odd: Odd) =>
    Buffer.from(
      JSON.stringify({ type: odd.type ?? type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? origin }),
    );
  const authData = (rpId: string, odd: Odd, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(37);
    sha256(odd.rpId ?? rpId).copy(head);
    head[32] = PRESENT | (odd.isUnverified ? 0 : VERIFIED) | (more.length > 0 ? HAS_CREDENTIAL : 0);
    head.writeUInt32BE(odd.signCount ?? count, 33);
    return Buffer.concat([head, more]);
  };
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    make(options: Options, odd: Odd = {}) {
      handle = options.user?.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const attested = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(options.rp?.id ?? '', odd, credential)],
        ]),
      );
      const response = {
        clientDataJSON: clientData('webauthn.create', options, odd).toString('base64url'),
        attestationObject: attested.toString('base64url'),
        transports: ['internal'],
      };
      return { ...base, response };
    },
    use(options: Options, odd: Odd = {}, key: KeyObject = privateKey) {
      count += 1;
      const data = clientData('webauthn.get', options, odd);
      const authenticatorData = authData(options.rpId ?? '', odd);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), key);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: odd.userHandle ?? handle,
      };
      return { ...base, response };
    },
  };
}

/** The public key in COSE: EC2, ES256, P-256, x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** As much of CBOR as an attestation needs: whole numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
