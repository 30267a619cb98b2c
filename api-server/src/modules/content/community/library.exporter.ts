import { posix } from 'node:path';
import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from '../../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../../platform/importing/import-date.rules.ts';

/** Returns `content-library.yaml`: the files of the media libraries. */
export async function exportLibrary(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const rows = await db
    .selectFrom('media_files')
    .selectAll()
    .orderBy('id_content_item')
    .orderBy(sql`path collate "C"`)
    .execute();
  if (rows.length === 0) return [];
  const things = rows.map(({ id_content_item: idItem, path, location, dated_at: at }) => ({
    item: context.key('content-item', idItem),
    path,
    file: context.place(location, posix.basename(path)),
    at: importDateOf(at),
  }));
  const lists = { files: { kind: 'library' as const, things } };
  return [{ path: 'content-library.yaml', kind: 'library', fields: {}, lists }];
}
