import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import { mediaReference } from '../media-address.presenter.ts';
import { mediaLength } from './media-length.adapter.ts';
import { storedSource } from './stored-source.adapter.ts';
import { unreadMedia } from './unread-media.repository.ts';

/** Files of one run; the rest waits for the next one. */
const PER_RUN = 100;
/** Beginning of a location that names a stored file. */
const stored = mediaReference('');

/** Reads every hour the lengths of media that were stored before the server read them. Each file is read once. */
export const readLengths = defineStepJob({
  name: 'content.read-lengths',
  payload: z.object({}),
  cron: '41 * * * *',
  async runInSteps(_, { transaction, storage }) {
    for (const file of await transaction((db) => unreadMedia(db, stored).items(PER_RUN))) {
      const length = await lengthOfKey(storage.files, file.key);
      await transaction((db) => unreadMedia(db, stored).keepItem(file, length));
    }
    for (const file of await transaction((db) => unreadMedia(db, stored).uploads(PER_RUN))) {
      const length = await lengthOfKey(storage.files, file.key);
      await transaction((db) => unreadMedia(db, stored).keepUpload(file, length));
    }
  },
});

async function lengthOfKey(files: FileStore, key: string): Promise<number> {
  const source = await storedSource(files, key);
  return source ? mediaLength(source) : 0;
}
