import type { Readable } from 'node:stream';
import type { Storage } from '../../../platform/storage/storage.port.ts';

/** Returns the bytes of a stored ZIP. */
export async function expectStored({ files }: Pick<Storage, 'files'>, key: string): Promise<Readable> {
  const bytes = await files.read(key);
  if (!bytes) throw new Error(`the stored file ${key} of an import is missing`);
  return bytes;
}
