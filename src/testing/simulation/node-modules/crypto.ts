import nodeCrypto from 'node:crypto';
import type { MachineProcess } from '#testing/simulation/process.ts';
import type { Anything } from './anything.ts';

export function createCrypto(process: MachineProcess): Anything {
  const randomBytes = (size: number, done?: (error: null, bytes: Buffer) => void) => {
    const bytes = process.random.bytes(size);
    done?.(null, bytes);
    return bytes;
  };
  const randomFillSync = <T extends Uint8Array>(array: T): T => {
    const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    // A large file of random bytes need not be random here.
    if (view.length < 4096) view.set(process.random.bytes(view.length));
    return array;
  };
  const randomUUID = () => {
    const hex = process.random.bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomInt = (low: number, high?: number) =>
    high === undefined ? process.random.between(0, low - 1) : process.random.between(low, high - 1);
  const webcrypto = { subtle: createSubtle(), getRandomValues: randomFillSync, randomUUID };
  return { ...nodeCrypto, randomBytes, randomFillSync, randomUUID, randomInt, webcrypto };
}

/** Digests and HMAC only; the real ones work in threads. */
export function createSubtle() {
  const nameOf = (algorithm: Anything) =>
    (algorithm.hash?.name ?? algorithm.hash ?? algorithm.name ?? algorithm).replace('-', '').toLowerCase();
  const toBuffer = (bytes: Uint8Array) => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const sign = async (_algorithm: unknown, key: Anything, data: Uint8Array) =>
    toBuffer(nodeCrypto.createHmac(key.hash, key.bytes).update(Buffer.from(data)).digest());
  return {
    digest: async (algorithm: unknown, data: Uint8Array) =>
      toBuffer(nodeCrypto.createHash(nameOf(algorithm)).update(Buffer.from(data)).digest()),
    importKey: async (_format: string, data: Uint8Array, algorithm: unknown) => ({
      bytes: Buffer.from(data),
      hash: nameOf(algorithm),
    }),
    sign,
    verify: async (algorithm: unknown, key: Anything, signature: Uint8Array, data: Uint8Array) =>
      Buffer.from(signature).equals(Buffer.from(await sign(algorithm, key, data))),
  };
}

/** Argon2 takes a tenth of a second on purpose, in a thread. */
export function createPasswords() {
  const hash = (password: string) => `$simulated$${nodeCrypto.createHash('sha256').update(password).digest('hex')}`;
  return {
    Argon2id: class {
      hash = async (password: string) => hash(password);
      verify = async (stored: string, password: string) => stored === hash(password);
    },
  };
}
