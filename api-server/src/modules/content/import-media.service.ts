import { posix } from 'node:path';
import type { FileRow } from './content.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import type { SectionFile } from './content-file.schema.ts';
import { htmlOfMarkdown, localImages, safeHtml } from './content-html.rules.ts';
import { splitFocus } from '../../platform/importing/picture-focus.rules.ts';
import { mediaReference } from './media-address.presenter.ts';
import { mediaLength } from './media-length/media-length.adapter.ts';
import { bufferSource } from './uploads/checks/byte-source.rules.ts';
import { storedFile } from '../../platform/storage/stored-file.repository.ts';

type SectionDocument = ImportedDocument<SectionFile>;

export function isOutside(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** Stores a file of the folder and returns its reference. External addresses and empty texts are returned unchanged. */
export async function storeMedia(document: SectionDocument, place: string, context: WriteContext): Promise<string> {
  if (place === '' || isOutside(place)) return place;
  const { file, focus } = splitFocus(place);
  return mediaReference(await context.media(document, file)) + focus;
}

/** Returns name, type and size of a stored file; null for an external address. */
export async function fileOfReference(db: TenantDb, reference: string, place: string): Promise<FileRow | null> {
  if (isOutside(place) || place === '') return null;
  const row = await storedFile(db, reference.slice(mediaReference('').length));
  // A folder is stored as a ZIP.
  const name = posix.basename(place) + (place.endsWith('/') ? '.zip' : '');
  return { name, mediaType: row.media_type, size: row.size };
}

/** Returns the length of an audio or video file of the folder, in seconds; 0 when it cannot be read. */
export async function lengthOfFile(document: SectionDocument, place: string, context: WriteContext): Promise<number> {
  return mediaLength(bufferSource(await context.bytes(document, splitFocus(place).file)));
}

/** Converts an article file to safe HTML and stores its pictures. */
export async function articleHtml(document: SectionDocument, path: string, context: WriteContext): Promise<string> {
  const text = await context.text(document, path);
  let html = path.endsWith('.md') ? htmlOfMarkdown(text) : safeHtml(text);
  for (const image of localImages(html)) {
    const reference = await storeMedia(document, posix.join(posix.dirname(path), image), context);
    html = html.replaceAll(`src="${image}"`, `src="${reference}"`);
  }
  return html;
}
