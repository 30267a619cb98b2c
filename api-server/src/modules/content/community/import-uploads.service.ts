import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { mediaLength } from '../media-length/media-length.adapter.ts';
import { bufferSource } from '../uploads/checks/byte-source.rules.ts';
import { isMedium } from '../uploads/upload-files.service.ts';
import { formatOf } from '../uploads/upload-name.rules.ts';
import type { UploadsFile } from './community-file.schema.ts';
import { storedFile } from '../../../platform/storage/stored-file.repository.ts';

/** Writes each upload once, by its key. An upload that the person has deleted is not restored. */
export async function writeUploads(
  db: TenantDb,
  document: ImportedDocument<UploadsFile>,
  context: WriteContext,
): Promise<void> {
  for (const upload of document.data.uploads) {
    if (context.existing('user-upload', upload.key) !== undefined) continue;
    const { name, extension, mediaType } = formatOf(posix.basename(upload.file));
    const fileKey = await context.media(document, upload.file);
    const previewKey = upload.image === undefined ? '' : await context.media(document, upload.image);
    const { size } = await storedFile(db, fileKey);
    const duration = isMedium(mediaType)
      ? await mediaLength(bufferSource(await context.bytes(document, upload.file)))
      : 0;
    const at = context.date(upload.at);
    const row = await db
      .insertInto('user_uploads')
      .values({
        id_user: context.ref('user', upload.user),
        id_upload: idOf(upload.key),
        id_section: context.ref('content-section', upload.section),
        title: upload.title,
        description: upload.description,
        name,
        extension,
        media_type: mediaType,
        size,
        received: size,
        duration,
        length_read: true,
        state: 'PUBLISHED',
        file_key: fileKey,
        preview_key: previewKey,
        created_at: at,
        touched_at: at,
      })
      .returning('id_user_upload')
      .executeTakeFirstOrThrow();
    await context.register('user-upload', upload.key, row.id_user_upload);
  }
}

/** Returns a deterministic id in the format of a browser's id. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
