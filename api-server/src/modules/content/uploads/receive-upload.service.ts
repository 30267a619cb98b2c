import type { sendUploadPart, startUpload } from '@shared-kit/contracts/content';
import { UPLOAD_PART_SIZE } from '@shared-kit/contracts/content';
import { Refusal, notFound, refuse } from '../../../platform/errors.ts';
import { expectMayPost, lockPerson } from '../../identity/index.ts';
import type { StepContext } from '../../../platform/module.ts';
import { checkBeginning } from './checks/check-file.rules.ts';
import { readChunks } from './read-chunks.service.ts';
import { goodFile, newFileKey, partKey, partsOf, removeFiles, removeParts } from './upload-files.service.ts';
import type { StoredFile } from './upload-files.service.ts';
import {
  changedFile,
  reserveSpace,
  expectSize,
  expectUploadSection,
  acquireUploadTurn,
} from './upload-permits.policy.ts';
import { cleanFileName, formatOf } from './upload-name.rules.ts';
import type { UploadFormat } from './upload-name.rules.ts';
import { correctUpload } from './upload-quota.repository.ts';
import { userUploads } from './user-uploads.repository.ts';
import type { UserUploadRow } from './user-uploads.repository.ts';

export type Steps = Pick<
  StepContext<typeof startUpload>,
  'transaction' | 'storage' | 'now' | 'tenant' | 'log' | 'session' | 'rateLimit'
>;

/** Returns the row of an upload in progress: a new one, or the existing one. */
export async function beginUpload(context: StepContext<typeof startUpload>): Promise<UserUploadRow> {
  const { body, session, tenant, now, transaction } = context;
  const format = formatOf(body.fileName);
  expectSize(body.size, format.maxSize);
  // Resuming does not count against the limit, because a bad network resumes often.
  const isNew = !(await transaction((db) => userUploads(db).findByUpload(session.idUser, body.idUpload)));
  if (isNew) await acquireUploadTurn(context);
  const row = await transaction(async (db) => {
    await expectUploadSection(db, body.idSection);
    await expectMayPost(db, session.idUser, now);
    const texts = { id_section: body.idSection, title: body.title, description: body.description };
    const known = await userUploads(db).findByUpload(session.idUser, body.idUpload);
    if (known) {
      const isSame =
        known.state !== 'RECEIVING' ||
        (known.size === body.size && known.name === format.name && Number(known.last_modified) === body.lastModified);
      if (!isSame || known.state === 'DISCARDED') throw changedFile();
      if (known.state === 'RECEIVING')
        await userUploads(db).change(known.id_user_upload, ['RECEIVING'], { ...texts, touched_at: now });
      return known;
    }
    await reserveSpace(db, { idUser: session.idUser, size: body.size, now });
    const id = await userUploads(db).add({
      ...texts,
      ...newRow(tenant.idApp, session.idUser, format),
      id_upload: body.idUpload,
      size: body.size,
      last_modified: body.lastModified,
      created_at: now,
      touched_at: now,
    });
    return existing(db, id);
  });
  // A server may have crashed between the last part and the check.
  return row.state === 'RECEIVING' && row.received === row.size ? completeUpload(context, row) : row;
}

export function newRow(idApp: number, idUser: number, { name, extension, mediaType }: UploadFormat) {
  return {
    id_user: idUser,
    name,
    extension,
    media_type: mediaType,
    file_key: newFileKey(idApp, idUser, extension),
    state: 'RECEIVING' as const,
  };
}

/** Receives the next part of a file, or the whole of it. After the last part the file is checked and stored. */
export async function receivePart(context: StepContext<typeof sendUploadPart>): Promise<UserUploadRow> {
  const { form, session, transaction } = context;
  const { token, offset, fileName } = form.fields;
  const row = await transaction((db) => userUploads(db).findByUpload(session.idUser, token));
  if (!row || row.state === 'DISCARDED') throw notFound();
  if (row.state !== 'RECEIVING') return row;
  if (cleanFileName(fileName) !== row.name) throw changedFile();
  if (!form.file) throw refuse('request.invalid-form', 400, 'É necessário fazer o upload de um arquivo.');
  if (offset !== row.received) throw otherOffset(row.received);
  return receiveBytes(context, row, readChunks(form.file.bytes, UPLOAD_PART_SIZE));
}

async function receiveBytes(steps: Steps, row: UserUploadRow, chunks: AsyncIterable<Buffer>): Promise<UserUploadRow> {
  const received = await storeChunks(
    steps,
    row,
    chunks,
    (chunk, next) => chunk.length === UPLOAD_PART_SIZE || next === row.size,
  );
  return received === row.size ? completeUpload(steps, { ...row, received }) : { ...row, received };
}

/** Stores the pieces that follow the received ones, except a truncated last piece. Returns the new position. */
export async function storeChunks(
  steps: Steps,
  row: UserUploadRow,
  chunks: AsyncIterable<Buffer>,
  isWhole: (chunk: Buffer, next: number) => boolean,
): Promise<number> {
  const { storage, transaction, now } = steps;
  let { received } = row;
  for await (const chunk of chunks) {
    const next = received + chunk.length;
    if (next > row.size) throw changedFile();
    if (!isWhole(chunk, next)) break;
    if (received === 0) await orDiscard(steps, row, () => checkBeginning(chunk, formatOf(row.name).extension));
    await storage.files.write(partKey(row.file_key, received), chunk, row.media_type);
    const at = received;
    if (!(await transaction((db) => userUploads(db).advance(row.id_user_upload, at, next, now))))
      throw await lostPart(steps, row, at);
    received = next;
  }
  return received;
}

/**
 * Handles a part that conflicts with a concurrent one: the other one stays. When the file is complete or gone, the
 * part is deleted.
 */
async function lostPart({ storage, transaction }: Steps, row: UserUploadRow, at: number): Promise<Refusal> {
  const known = await transaction((db) => userUploads(db).find(row.id_user_upload));
  if (known?.state !== 'RECEIVING') await storage.files.remove(partKey(row.file_key, at));
  return otherOffset(known?.received ?? at);
}

/**
 * Completes an upload with all bytes: checks them, stores the file under its key and deletes the parts. A concurrent
 * second caller gets the result of the first.
 */
export async function completeUpload(steps: Steps, row: UserUploadRow): Promise<UserUploadRow> {
  const { storage, transaction, log } = steps;
  try {
    const good = await goodFile(partsOf(storage.files, row), formatOf(row.name), storage.antivirus);
    const whole = await recordReceived(steps, row, await good.store(storage.files, row.file_key));
    await removeParts(storage.files, row).catch((error: unknown) =>
      log.warn({ err: error }, 'parts of an upload could not be removed'),
    );
    return whole;
  } catch (error) {
    const known = await transaction((db) => existing(db, row.id_user_upload));
    if (isWhole(known)) return known;
    // A busy server (503) has not judged the file: it stays until the same upload is sent again.
    if (error instanceof Refusal && error.status < 500) await discardUpload(steps, row, ['RECEIVING']);
    throw error;
  }
}

/** Marks the stored file as received. When the row is gone in the meantime, the file is deleted too. */
export async function recordReceived(
  { storage, transaction, now }: Pick<Steps, 'storage' | 'transaction' | 'now'>,
  row: UserUploadRow,
  stored: StoredFile,
): Promise<UserUploadRow> {
  const known = await transaction(async (db) => {
    await userUploads(db).change(row.id_user_upload, ['RECEIVING'], {
      ...stored,
      length_read: true,
      received: stored.size,
      state: 'RECEIVED',
      touched_at: now,
    });
    return userUploads(db).find(row.id_user_upload);
  });
  if (known && isWhole(known)) return known;
  await removeFiles(storage.files, row);
  throw notFound();
}

function isWhole({ state }: UserUploadRow): boolean {
  return state === 'RECEIVED' || state === 'PUBLISHED';
}

/** Discards the upload when its file is rejected. */
async function orDiscard<T>(steps: Steps, row: UserUploadRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) await discardUpload(steps, row, ['RECEIVING']);
    throw error;
  }
}

/**
 * Discards an upload that is still in one of these states: first it is hidden, then its files are deleted, then its
 * row. After a crash in between, the sweep still finds the row.
 */
export async function discardUpload(
  steps: Pick<Steps, 'transaction' | 'storage' | 'now'>,
  { id_user_upload: id, id_user: idOwner }: UserUploadRow,
  from: readonly UserUploadRow['state'][],
): Promise<void> {
  const row = await steps.transaction(async (db) => {
    // First the person, like a new upload: in another order, both would wait for each other.
    await lockPerson(db, idOwner);
    for (const state of from) {
      if (!(await userUploads(db).change(id, [state], { state: 'DISCARDED' }))) continue;
      const discarded = await existing(db, id);
      // Bytes that never came don't count for the day.
      const { id_user: idUser, received, size } = discarded;
      if (state === 'RECEIVING') await correctUpload(db, { idUser, bytes: received - size, now: steps.now });
      return discarded;
    }
    return undefined;
  });
  if (row) await removeDiscarded(steps, row);
}

export async function removeDiscarded(
  { transaction, storage }: Pick<Steps, 'transaction' | 'storage'>,
  row: UserUploadRow,
): Promise<void> {
  await removeFiles(storage.files, row);
  await transaction((db) => userUploads(db).remove(row.id_user_upload));
}

export async function existing(db: Parameters<typeof userUploads>[0], id: number): Promise<UserUploadRow> {
  const row = await userUploads(db).find(id);
  if (!row) throw notFound();
  return row;
}

function otherOffset(received: number): Refusal {
  return refuse('content.upload-offset', 409, 'O servidor já tem outra parte deste arquivo. Retome o envio.', {
    issues: [{ path: 'form.offset', message: String(received) }],
  });
}
