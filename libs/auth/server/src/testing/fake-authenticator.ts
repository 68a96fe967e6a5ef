import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@caravan/auth/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The parts of a response that a test changes. */
export interface Forged {
  origin?: string;
  rpId?: string;
  /** False if the authenticator did not verify its owner. */
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const flags = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** An authenticator with one ES256 key, which signs as WebAuthn says. */
export const fakeAuthenticator = (site = 'http://shop.test') => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let uses = 0;
  let owner = base64url(Buffer.from('nobody'));

  const clientData = (type: string, challenge: string, origin = site): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, forged: Forged, attested: readonly Uint8Array[] = []): Buffer => {
    const isVerified = forged.isUserVerified ?? true;
    const head = Buffer.alloc(5);
    head.writeUInt8(
      flags.userPresent |
        flags.backupEligible |
        flags.backedUp |
        (isVerified ? flags.userVerified : 0) |
        (attested.length ? flags.attested : 0),
    );
    head.writeUInt32BE(forged.counter ?? uses, 1);
    return Buffer.concat([sha256(forged.rpId ?? rpId), head, ...attested]);
  };

  return {
    make: (options: PasskeyCreation, forged: Forged = {}): MadePasskey => {
      owner = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(options.rp.id, forged, [Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]);
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, forged.origin)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal', 'hybrid', 'of-the-future'],
      };
    },
    use: (options: PasskeyRequest, forged: Forged = {}): UsedPasskey => {
      uses += 1;
      const client = clientData('webauthn.get', options.challenge, forged.origin);
      const data = authenticatorData(options.rpId, forged);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: forged.userHandle ?? owner,
      };
    },
  };
};
