import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../../../platform/storage/storage.port.ts';
import { mediaReference } from '../../../content/index.ts';
import { PackageFault } from '../manifest/package-fault.rules.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';

/** Hands over the ZIP of a package as a file of this machine, which is removed afterwards. */
export async function withPackageFile<T>(
  { location }: Pick<PackageRow, 'location'>,
  storage: Pick<Storage, 'files'>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-scorm-'));
  try {
    const path = join(folder, 'package.zip');
    const packed = location.startsWith(mediaReference(''))
      ? await storage.files.read(location.slice(mediaReference('').length))
      : null;
    if (!packed) throw new PackageFault('O arquivo do pacote não existe.');
    await pipeline(packed, createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
