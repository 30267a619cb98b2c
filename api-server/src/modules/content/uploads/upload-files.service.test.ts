import { Readable } from 'node:stream';
import { UPLOAD_PART_SIZE } from '@shared-kit/contracts/content';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import { mp4 } from './test/sample-files.ts';
import { goodFile, partKey, partsOf } from './upload-files.service.ts';

const key = 't1/uploads/7/ab.mp4';

function memoryStore(): FileStore & { readonly kept: Map<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    async write(at, body) {
      kept.set(at, Buffer.isBuffer(body) ? body : Buffer.concat((await body.toArray()) as Buffer[]));
    },
    read: async (at) => Readable.from([kept.get(at) ?? Buffer.alloc(0)]),
    size: async (at) => kept.get(at)?.length ?? null,
    async remove(at) {
      kept.delete(at);
    },
    check: async () => undefined,
  };
}

test('rejects a part that changed between the check and the storage', async () => {
  const files = memoryStore();
  const bytes = mp4('isom', UPLOAD_PART_SIZE + 777);
  for (const offset of [0, UPLOAD_PART_SIZE])
    files.kept.set(partKey(key, offset), bytes.subarray(offset, offset + UPLOAD_PART_SIZE));
  const film = { extension: 'mp4', mediaType: 'video/mp4' } as const;
  const good = await goodFile(partsOf(files, { file_key: key, size: bytes.length }), film);
  await good.keep(files, key);
  expect(files.kept.get(key)?.equals(bytes)).toBe(true);

  files.kept.delete(key);
  files.kept.set(partKey(key, 0), Buffer.alloc(UPLOAD_PART_SIZE, '<script>'));
  await expect(good.keep(files, key)).rejects.toMatchObject({ code: 'content.upload-broken' });
  expect(files.kept.has(key)).toBe(false);
});
