import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../platform/storage/storage.port.ts';
import { importFileKey } from './import-file-key.rules.ts';

type Files = Pick<Storage, 'files'>;

/** Stores the ZIP of an import for the work, and removes it again when the work fails. */
export async function withStoredZip<T>(
  { files, antivirus }: Pick<Storage, 'files' | 'antivirus'>,
  { path, idApp }: { readonly path: string; readonly idApp: number },
  work: (key: string) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  await antivirus.expectClean(createReadStream(path));
  const key = importFileKey(idApp, { sha256: hash.digest('hex'), unique: randomBytes(8).toString('hex') });
  await files.write(key, createReadStream(path), 'application/zip');
  try {
    return await work(key);
  } catch (error) {
    await files.remove(key);
    throw error;
  }
}

/** Returns the bytes of a stored ZIP. */
export async function expectStored({ files }: Files, key: string): Promise<Readable> {
  const bytes = await files.read(key);
  if (!bytes) throw new Error(`the stored file ${key} of an import is missing`);
  return bytes;
}
