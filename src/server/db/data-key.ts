import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_FILE = 'data.key';
/** Shorter text in the file is no key of ours. */
const KEY_MIN = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Says how a text was encrypted, should that change one day. */
const PREFIX = 'v1.';

/** Encrypts credentials for the database. */
export interface Secrets {
  /**
   * The text, encrypted with a random nonce: two results for the same text differ.
   *
   * @throws AppError `unavailable` when the key file cannot be read or created.
   */
  encrypt(text: string): string;
  /** Undefined when the key is missing, or is not the one that the text was encrypted with. */
  decrypt(encrypted: string): string | undefined;
}

/**
 * AES-256-GCM with the key that follows from DATA_KEY, else from the file `data.key` in the data folder. The file is created
 * when something is encrypted for the first time. It is not part of the database, so a backup does not hold it.
 */
export function createSecrets({ DATA_KEY, DATA_DIR }: { DATA_KEY?: string | undefined; DATA_DIR: string }): Secrets {
  const file = join(DATA_DIR, KEY_FILE);
  let key: Buffer | undefined;
  const findKey = (): Buffer | undefined => {
    if (key) return key;
    const text = DATA_KEY ?? readKeyFile(file);
    if (text !== undefined) key = Buffer.from(hkdfSync('sha256', text, '', 'stored credentials', 32));
    return key;
  };
  return {
    encrypt(text) {
      if (!findKey()) createKeyFile(file);
      const secret = findKey();
      if (!secret) throw unusable(file);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, secret, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(encrypted) {
      const secret = findKey();
      if (!secret || !encrypted.startsWith(PREFIX)) return undefined;
      const bytes = Buffer.from(encrypted.slice(PREFIX.length), 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, secret, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Undefined when there is none; a file that holds no key is never replaced. */
function readKeyFile(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text.length >= KEY_MIN ? text : undefined;
  } catch {
    return undefined;
  }
}

function createKeyFile(file: string): void {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      writeSync(descriptor, `${randomBytes(32).toString('base64url')}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    throw unusable(file, cause);
  }
}

function unusable(file: string, cause?: unknown): AppError {
  return new AppError(
    'unavailable',
    `Passwords cannot be stored: ${file} cannot be read or created. Make it readable for the server, or set DATA_KEY.`,
    { cause },
  );
}
