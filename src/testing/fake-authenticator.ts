import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** How an answer differs from that of an honest browser at the right address. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  isUserVerified?: boolean;
  counter?: number;
}

/** A passkey in memory, which answers like a browser with an authenticator. */
export function createPasskey({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: deviation.origin ?? origin, crossOrigin: false }));

  function authenticatorData(deviation: Deviation, attested: Buffer = Buffer.alloc(0)): Buffer {
    const present = 0x01;
    const verified = deviation.isUserVerified === false ? 0 : 0x04;
    const flags = present | verified | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(deviation.counter ?? 0);
    const rpIdHash = createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested]);
  }

  return {
    /** A new credential, without attestation. */
    register(challenge: string, deviation: Deviation = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an ES256 key on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(
        deviation,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]),
      );
      // CBOR: { fmt: "none", attStmt: {}, authData: data }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** A signature of the challenge. */
    answer(challenge: string, deviation: Deviation = {}) {
      const client = clientData('webauthn.get', challenge, deviation);
      const data = authenticatorData(deviation);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
