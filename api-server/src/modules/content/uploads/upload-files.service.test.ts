import { Readable } from 'node:stream';
import { UPLOAD_PART_SIZE } from '@shared-kit/contracts/content';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import { mp4 } from './test/sample-files.ts';
import { noAntivirus } from '../../../platform/antivirus/antivirus.port.ts';
import { goodFile, partKey, partsOf } from './upload-files.service.ts';

const key = 't1/uploads/7/ab.mp4';

function memoryStore(): FileStore & { readonly stored: Map<string, Buffer> } {
  const stored = new Map<string, Buffer>();
  return {
    stored,
    async write(at, body) {
      stored.set(at, Buffer.isBuffer(body) ? body : Buffer.concat((await body.toArray()) as Buffer[]));
    },
    writeMany: () => Promise.reject(new Error('an upload is one file')),
    read: async (at) => Readable.from([stored.get(at) ?? Buffer.alloc(0)]),
    size: async (at) => stored.get(at)?.length ?? null,
    async remove(at) {
      stored.delete(at);
    },
    async *list() {
      yield* stored.keys();
    },
    check: async () => undefined,
  };
}

test('rejects a part that changed between the check and the storage', async () => {
  const files = memoryStore();
  const bytes = mp4('isom', UPLOAD_PART_SIZE + 777);
  for (const offset of [0, UPLOAD_PART_SIZE])
    files.stored.set(partKey(key, offset), bytes.subarray(offset, offset + UPLOAD_PART_SIZE));
  const film = { extension: 'mp4', mediaType: 'video/mp4' } as const;
  const good = await goodFile(partsOf(files, { file_key: key, size: bytes.length }), film, noAntivirus);
  await good.store(files, key);
  expect(files.stored.get(key)?.equals(bytes)).toBe(true);

  files.stored.delete(key);
  files.stored.set(partKey(key, 0), Buffer.alloc(UPLOAD_PART_SIZE, '<script>'));
  await expect(good.store(files, key)).rejects.toMatchObject({ code: 'content.upload-broken' });
  expect(files.stored.has(key)).toBe(false);
});
