import { packageItems } from '../../content/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import type { ScormFile } from './learning-file.schema.ts';
import { scormPackages } from '../scorm/core/scorm-package.repository.ts';
import { SCORM_TYPE } from '../scorm/core/scorm-place.policy.ts';

/** Records the packages of the tenant's contents; a job unpacks new and changed ones. */
export async function importPackages(
  db: TenantDb,
  documents: readonly ImportedDocument<ScormFile>[],
  context: WriteContext,
): Promise<void> {
  const paused = new Set(documents.flatMap(({ data }) => data.paused.map((key) => context.ref('content-item', key))));
  if (!context.isWhole)
    for (const known of await scormPackages(db).list()) if (known.paused) paused.add(known.id_content_item);
  const items = await packageItems(db, SCORM_TYPE).list();
  for (const { id_content_item: idContentItem, content_location: location } of items) {
    await scormPackages(db).put({ idContentItem, location, paused: paused.has(idContentItem), now: context.now });
  }
}
