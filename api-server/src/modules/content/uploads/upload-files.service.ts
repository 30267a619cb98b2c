import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UPLOAD_PART_SIZE } from '@shared-kit/contracts/content';
import type { Antivirus } from '../../../platform/antivirus/antivirus.port.ts';
import { isPersonal, personalFolder } from '../../../platform/storage/personal-key.rules.ts';
import type { FileStore } from '../../../platform/storage/storage.port.ts';
import { mediaLength } from '../media-length/media-length.adapter.ts';
import { partsSource } from './stored-parts.adapter.ts';
import type { ByteSource } from './checks/byte-source.rules.ts';
import { checkWhole } from './checks/check-file.rules.ts';
import { redrawImage } from './redraw-image.service.ts';
import type { UploadFormat } from './upload-name.rules.ts';
import type { UserUploadRow } from './user-uploads.repository.ts';

/** Returns a random, unguessable storage key for a new file, with an extension from the server's own table. */
export function newFileKey(idApp: number, idUser: number, extension: string): string {
  return `${personalFolder(idApp, idUser)}${randomBytes(16).toString('hex')}.${extension}`;
}

export const partKey = (fileKey: string, offset: number): string => `${fileKey}.parts/${offset}`;
const previewKeyOf = (fileKey: string): string => fileKey.replace(/\.[a-z0-9]+$/, '-p.webp');

export function partsOf(files: FileStore, { file_key, size }: Pick<UserUploadRow, 'file_key' | 'size'>): ByteSource {
  return partsSource(files, (offset) => partKey(file_key, offset), { size, partSize: UPLOAD_PART_SIZE });
}

/** A checked file, ready to be stored: an image is re-encoded, other files are unchanged. */
export interface GoodFile {
  readonly size: number;
  /** Stores the file. It is durable when the promise resolves. */
  store(files: FileStore, key: string): Promise<StoredFile>;
}

export interface StoredFile {
  readonly size: number;
  readonly preview_key: string;
  /** Seconds of an audio or a video; 0 when unknown. */
  readonly duration: number;
}

/** Checks a whole file and rejects it when it is not what its name says, or has a virus. Nothing is stored yet. */
export async function goodFile(
  source: ByteSource,
  { extension, mediaType }: Pick<UploadFormat, 'extension' | 'mediaType'>,
  antivirus: Antivirus,
): Promise<GoodFile> {
  await checkWhole(source, extension);
  await antivirus.expectClean(source.chunks());
  if (mediaType.startsWith('image/')) return goodImage(await buffer(Readable.from(source.chunks())), mediaType);
  const { size } = source;
  const duration = isMedium(mediaType) ? await mediaLength(source) : 0;
  return {
    size,
    async store(files, key) {
      await files.write(key, Readable.from(source.chunks(), { objectMode: false }), mediaType);
      return { size, preview_key: '', duration };
    },
  };
}

export function isMedium(mediaType: string): boolean {
  return mediaType.startsWith('audio/') || mediaType.startsWith('video/');
}

async function goodImage(bytes: Buffer, mediaType: string): Promise<GoodFile> {
  const { image, preview } = await redrawImage(bytes, mediaType === 'image/png' ? 'png' : 'jpeg');
  return {
    size: image.length,
    async store(files, key) {
      const previewKey = previewKeyOf(key);
      await files.write(key, image, mediaType);
      await files.write(previewKey, preview, 'image/webp');
      return { size: image.length, preview_key: previewKey, duration: 0 };
    },
  };
}

/** Deletes the parts of an upload. */
export async function removeParts(
  files: FileStore,
  { file_key, received }: Pick<UserUploadRow, 'file_key' | 'received'>,
): Promise<void> {
  // One part beyond the recorded ones: a server may have crashed between the write and the record.
  for (let offset = 0; offset <= received; offset += UPLOAD_PART_SIZE) await files.remove(partKey(file_key, offset));
}

/** Deletes all files of a row. Imported files stay, because they may be shown elsewhere too. */
export async function removeFiles(files: FileStore, row: Pick<UserUploadRow, 'file_key' | 'received'>): Promise<void> {
  if (!isPersonal(row.file_key)) return;
  await removeParts(files, row);
  await files.remove(row.file_key);
  await files.remove(previewKeyOf(row.file_key));
}
