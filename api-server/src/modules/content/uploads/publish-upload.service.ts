import { randomUUID } from 'node:crypto';
import type { publishUpload } from '@shared-kit/contracts/content';
import { UPLOAD_PART_SIZE } from '@shared-kit/contracts/content';
import { isAdministrator } from '@shared-kit/contracts/identity';
import { isDuplicateKey } from '../../../platform/database/database-fault.rules.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import type { IncomingFile } from '../../../platform/http/incoming-form.adapter.ts';
import { expectMayPost, lockPerson } from '../../identity/index.ts';
import type { StepContext } from '../../../platform/module.ts';
import { bufferSource } from './checks/byte-source.rules.ts';
import { checkBeginning } from './checks/check-file.rules.ts';
import { broken } from './checks/refusals.rules.ts';
import { readChunks } from './read-chunks.service.ts';
import {
  completeUpload,
  discardUpload,
  existing,
  storeChunks,
  newRow,
  removeDiscarded,
  recordReceived,
} from './receive-upload.service.ts';
import { goodFile } from './upload-files.service.ts';
import { formatOf } from './upload-name.rules.ts';
import type { UploadFormat } from './upload-name.rules.ts';
import {
  changedFile,
  reserveSpace,
  expectSize,
  expectUploadSection,
  acquireUploadTurn,
} from './upload-permits.policy.ts';
import { correctUpload } from './upload-quota.repository.ts';
import { userUploads } from './user-uploads.repository.ts';
import type { UserUploadRow } from './user-uploads.repository.ts';

type Context = StepContext<typeof publishUpload>;

/**
 * Publishes a file in its section: an uploaded one, by its address, or the one in the form. Where the section asks for
 * a review, the file waits for it. Repeating the call changes nothing.
 */
export async function publishFile(context: Context): Promise<UserUploadRow> {
  const { form, session, now, transaction } = context;
  const { idSection, title, description, fileData, idUpload } = form.fields;
  const arrived = form.file && (await inspect(context, form.file));
  const known = await transaction(async (db) => {
    await expectUploadSection(db, idSection);
    await expectMayPost(db, session.idUser, now);
    return knownUpload(db, session.idUser, { idUpload, address: fileData });
  });
  if (known && isHanded(known)) return known;
  const whole = await wholeWhenAlone(context, known, arrived);
  if (isHanded(whole)) return whole;
  return transaction(async (db) => {
    // Administrators may remove every upload, so nobody reviews theirs.
    const { reviews_uploads: isReviewed } = await expectUploadSection(db, idSection);
    const waits = isReviewed && !isAdministrator(session.admin);
    await userUploads(db).hand(whole.id_user_upload, {
      ...(waits ? { review: 'WAITING' as const } : { state: 'PUBLISHED' as const }),
      id_section: idSection,
      title,
      description,
      created_at: now,
      touched_at: now,
    });
    const row = await existing(db, whole.id_user_upload);
    // It was discarded in the meantime.
    if (!isHanded(row)) throw notFound();
    return row;
  });
}

/** Returns true when the upload is published or waits for its review. Throws 409 for a refused one. */
function isHanded({ state, review }: UserUploadRow): boolean {
  if (state === 'RECEIVED' && review === 'REFUSED')
    throw refuse('content.upload-refused', 409, 'Este envio não foi aprovado. Comece um novo envio.');
  return state === 'PUBLISHED' || (state === 'RECEIVED' && review === 'WAITING');
}

/** Number of times that a call replaces the upload of another call with the same id. */
const replacements = 5;

/**
 * Returns the complete upload. Starts again when a call whose connection was cut, and which still works, creates the
 * same upload at the same time.
 */
async function wholeWhenAlone(
  context: Context,
  known: UserUploadRow | undefined,
  arrived: ArrivedFile | null | undefined,
  left = replacements,
): Promise<UserUploadRow> {
  try {
    return await wholeOf(context, known, arrived);
  } catch (error) {
    const { idUpload } = context.form.fields;
    if (!isDuplicateKey(error) || idUpload === undefined || left === 0) throw error;
    const other = await context.transaction((db) => userUploads(db).findByUpload(context.session.idUser, idUpload));
    return wholeWhenAlone(context, other, arrived, left - 1);
  }
}

/**
 * Returns the complete upload. One that was cut off half way is replaced by the file of this call, so that the same id
 * can be sent again; a call that still works on the replaced one finds it gone.
 */
async function wholeOf(
  context: Context,
  known: UserUploadRow | undefined,
  arrived: ArrivedFile | null | undefined,
): Promise<UserUploadRow> {
  if (!known) return storeFile(context, arrived ?? null);
  if (known.state === 'RECEIVED') return known;
  if (!arrived) throw changedFile();
  await discardUpload(context, known, ['RECEIVING']);
  const now = await context.transaction((db) => userUploads(db).find(known.id_user_upload));
  // It was completed in the meantime.
  if (now && now.state !== 'DISCARDED') return now;
  if (now) await removeDiscarded(context, now);
  return storeFile(context, arrived);
}

type Db = Parameters<typeof userUploads>[0];

async function knownUpload(
  db: Db,
  idUser: number,
  { idUpload, address }: { idUpload: string | undefined; address: string | undefined },
): Promise<UserUploadRow | undefined> {
  if (address === undefined || address === '')
    return idUpload === undefined ? undefined : userUploads(db).findByUpload(idUser, idUpload);
  const row = await userUploads(db).findByFile(idUser, keyIn(address));
  if (!row) throw notFound('O arquivo enviado não foi encontrado. Envie-o de novo.');
  return row;
}

/**
 * Returns the storage key in an address: `https://portal.example/aurora/media/t1/uploads/7/ab.png?e=…` →
 * `t1/uploads/7/ab.png`
 */
function keyIn(address: string): string {
  return /\/media\/([^?#]*)/.exec(address)?.[1] ?? '';
}

interface ArrivedFile {
  readonly format: UploadFormat;
  readonly first: Buffer;
  readonly rest: AsyncIterable<Buffer>;
}

/** Checks the name and the first bytes, before any database query for the file. */
async function inspect(context: Context, file: IncomingFile): Promise<ArrivedFile> {
  const format = formatOf(file.name);
  await acquireUploadTurn(context);
  const rest = readChunks(file.bytes, UPLOAD_PART_SIZE);
  const { value: first } = await rest.next();
  if (!first) throw broken();
  await checkBeginning(first, format.extension);
  return { format, first, rest };
}

async function storeFile(context: Context, arrived: ArrivedFile | null): Promise<UserUploadRow> {
  if (!arrived) throw invalidField('form.fileData', 'É necessário fazer o upload de um arquivo.');
  const { format, first, rest } = arrived;
  return first.length < UPLOAD_PART_SIZE
    ? storeSmall(context, format, first)
    : storeLarge(context, format, begunWith(first, rest));
}

async function add(context: Context, format: UploadFormat, size: number): Promise<UserUploadRow> {
  const { form, session, tenant, now, transaction } = context;
  const { idSection, title, description, idUpload = randomUUID() } = form.fields;
  return transaction(async (db) => {
    await reserveSpace(db, { idUser: session.idUser, size, now });
    const row = {
      ...newRow(tenant.idApp, session.idUser, format),
      id_upload: idUpload,
      size,
      id_section: idSection,
      title,
      description,
      created_at: now,
      touched_at: now,
    };
    return existing(db, await userUploads(db).add(row));
  });
}

/** Stores a file that fits into one part. It is checked before any of it is stored. */
async function storeSmall(context: Context, format: UploadFormat, bytes: Buffer): Promise<UserUploadRow> {
  expectSize(bytes.length, format.maxSize);
  const good = await goodFile(bufferSource(bytes), format, context.storage.antivirus);
  const row = await add(context, format, good.size);
  return orLetGo(context, row, async () =>
    recordReceived(context, row, await good.store(context.storage.files, row.file_key)),
  );
}

/** Stores a larger file. Its size is known only at its end. */
async function storeLarge(
  context: Context,
  format: UploadFormat,
  chunks: AsyncIterable<Buffer>,
): Promise<UserUploadRow> {
  const row = await add(context, format, format.maxSize);
  let size = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      expectSize(size, format.maxSize);
      yield chunk;
    }
  }
  return orLetGo(context, row, async () => {
    await storeChunks(context, row, counted(), () => true);
    const { now } = context;
    await context.transaction(async (db) => {
      await lockPerson(db, row.id_user);
      await userUploads(db).change(row.id_user_upload, ['RECEIVING'], { size });
      await correctUpload(db, { idUser: row.id_user, bytes: size - row.size, now });
    });
    return completeUpload(context, { ...row, size, received: size });
  });
}

/** Discards the file on any failure, because an upload in one form cannot be resumed. */
async function orLetGo(
  context: Context,
  row: UserUploadRow,
  work: () => Promise<UserUploadRow>,
): Promise<UserUploadRow> {
  try {
    return await work();
  } catch (error) {
    await discardUpload(context, row, ['RECEIVING']);
    throw error;
  }
}

async function* begunWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
