import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { mediaReference } from '../media-address.presenter.ts';
import type { LibraryFile } from './community-file.schema.ts';
import { storedFile } from '../../../platform/storage/stored-file.repository.ts';

/** Writes the libraries exactly as in the folder; files that are no longer in it are removed. */
export async function writeLibrary(
  db: TenantDb,
  document: ImportedDocument<LibraryFile>,
  context: WriteContext,
): Promise<void> {
  await db.deleteFrom('media_files').execute();
  for (const { item, path, file, at } of document.data.files) {
    const fileKey = await context.media(document, file);
    const { size } = await storedFile(db, fileKey);
    await db
      .insertInto('media_files')
      .values({
        id_content_item: context.ref('content-item', item),
        path,
        location: mediaReference(fileKey),
        size,
        dated_at: context.date(at),
      })
      .execute();
  }
}
