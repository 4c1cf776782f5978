import { Readable } from 'node:stream';
import { isUploaded, storeUpload, uploadName } from '#server/assets/assets.ts';
import type { AppContext } from '#server/context.ts';
import { createPublicFetch } from '#server/http/public-fetch.ts';
import { decodePart } from '#shared/links.ts';
import type { PostImport } from '#shared/post-transfer.schema.ts';
import type { AddressKind } from './addresses.ts';
import type { ReadFile } from './read-result.ts';

/** Each may hold a file of FILE_MAX_BYTES in memory. */
const CONCURRENT_FETCHES = 2;
const FILE_MAX_BYTES = 20 * 1024 * 1024;

/**
 * Stores the files of posts, each once: from the import itself, else fetched from its address.
 *
 * @param state gets the numbers of stored and failed files.
 */
export function createFileStore(ctx: AppContext, { files, site }: ReadFile, state: PostImport) {
  const stored = new Map<string, string>();
  const failed = new Map<string, string>();
  const fetchPublic = createPublicFetch({ allowPrivate: ctx.config.CALENDAR_ALLOW_PRIVATE, maxBytes: FILE_MAX_BYTES });

  async function read(address: string): Promise<Uint8Array> {
    const own = isOnSourceSite(address, site) ? findFile(files, address) : undefined;
    if (own) return own;
    const url = URL.parse(address, site || undefined);
    if (!url) throw new Error('it is not in the file');
    const answer = await fetchPublic(url.href);
    if (!answer.ok) throw new Error(`its server answers ${answer.status}`);
    if (answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('its server sends a web page');
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** The first of the addresses that can be read. */
  async function readAny(addresses: readonly string[]): Promise<Uint8Array> {
    const [first = '', ...others] = addresses;
    if (others.length === 0) return read(first);
    return read(first).catch(() => readAny(others));
  }

  async function store(address: string, kind: AddressKind): Promise<string> {
    const ownName = uploadName(address);
    if (ownName && (await isUploaded(ctx, ownName))) return address;
    const addresses = originals(address.replaceAll('&amp;', '&'));
    const bytes = await readAny(addresses);
    const name = decodePart(addresses[0]?.split(/[?#]/)[0]?.split('/').at(-1) || 'picture');
    const only = kind === 'picture' ? { only: 'image' as const } : {};
    const { url } = await storeUpload(ctx, Readable.from([bytes]), name, { keepsName: ownName !== undefined, ...only });
    return url;
  }

  /** Stores a file, unless that was tried for an earlier post. @returns the reason if it failed. */
  async function storeOnce(address: string, kind: AddressKind): Promise<string | undefined> {
    if (stored.has(address) || failed.has(address)) return failed.get(address);
    try {
      stored.set(address, await store(address, kind));
      state.pictures.stored += 1;
    } catch (error) {
      failed.set(address, (error as Error).message);
      state.pictures.failed += 1;
    }
    return failed.get(address);
  }

  return {
    find: (address: string) => stored.get(address),
    /** Stores the files of a post. @param notes gets a note for each that failed. @returns whether all are stored. */
    async storeAll(wanted: ReadonlyMap<string, AddressKind>, notes: string[]): Promise<boolean> {
      const left = [...wanted].filter(([address]) => !address.startsWith('data:'));
      while (left.length > 0) {
        const next = left.splice(0, CONCURRENT_FETCHES);
        const failures = await Promise.all(
          next.map(async ([address, kind]) => ({ address, reason: await storeOnce(address, kind) })),
        );
        for (const { address, reason } of failures) {
          if (reason !== undefined) notes.push(`${address} could not be stored and stays where it is: ${reason}`);
        }
      }
      return ![...wanted.keys()].some((address) => failed.has(address));
    },
  };
}

/** Whether an address is one of the site that a file came from, with or without its host. */
export function isOnSourceSite(address: string, site: string): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) return true;
  const host = (text: string) => URL.parse(text)?.host.replace(/^www\./, '');
  return site !== '' && host(address) === host(site);
}

/** Where the picture may be in its full size, before the smaller version that the post shows. */
function originals(address: string): string[] {
  const larger = address
    .replace(/(\/wp-content\/uploads\/[^?#]*)-\d{2,5}x\d{2,5}(\.[a-z]{3,4})(?=$|[?#])/i, '$1$2')
    .replace(/(\/content\/images\/)size\/w\d+(?:h\d+)?\/(?:format\/\w+\/)?/, '$1');
  return [...new Set([larger, address])];
}

function findFile(files: ReadFile['files'], address: string): Uint8Array | undefined {
  const path = URL.parse(address, 'https://site.invalid')?.pathname ?? address;
  const name = decodePart(path.replace(/^\//, ''));
  return files.get(name) ?? files.get(`public/${name}`) ?? files.get(`static/${name}`);
}
