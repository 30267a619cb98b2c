import type * as z from 'zod/mini';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ImportedDocument, WriteContext } from '../../platform/importing/importer.port.ts';
import type { SectionFile, contentFileSchema } from './content-file.schema.ts';
import { storeMedia } from './import-media.service.ts';

type SectionDocument = ImportedDocument<SectionFile>;

export async function writeSettings(
  db: TenantDb,
  { home, trustedSites, uploads }: z.output<typeof contentFileSchema>,
): Promise<void> {
  const MB = 1024 * 1024;
  const limits = {
    ...(uploads.totalMegabytes === undefined ? {} : { bytes: uploads.totalMegabytes * MB }),
    ...(uploads.totalFiles === undefined ? {} : { files: uploads.totalFiles }),
    ...(uploads.dayMegabytes === undefined ? {} : { dayBytes: uploads.dayMegabytes * MB }),
    ...(uploads.dayFiles === undefined ? {} : { dayFiles: uploads.dayFiles }),
  };
  const fields = {
    home_type: home.type,
    mosaic_style: home.mosaicStyle,
    trusted_sites: toJson(trustedSites),
    upload_limits: toJson(limits),
  };
  // One row per tenant: the tenant column, which the tenant database adds, is the whole key.
  await db
    .insertInto('content_settings')
    .values(fields)
    .onConflict((conflict) => conflict.columns([]).doUpdateSet(fields))
    .execute();
}

/** Writes the sections of the folder. When the folder is the whole company, deactivates those that are no longer in it. */
export async function writeSections(
  db: TenantDb,
  documents: readonly SectionDocument[],
  context: WriteContext,
): Promise<void> {
  const keys: string[] = [];
  for (const document of documents) {
    const { section } = document.data;
    if (!section) continue;
    keys.push(section.key);
    await context.register('content-section', section.key, await writeSection(db, document, section, context));
  }
  if (context.isWhole) {
    const staying = [...keys, ...context.keysOfParts('content-section')];
    await db
      .updateTable('sections')
      .set({ active: false })
      .$if(staying.length > 0, (query) => query.where('key', 'not in', staying))
      .execute();
  }
  await linkSections(db, documents, context);
}

async function writeSection(
  db: TenantDb,
  document: SectionDocument,
  section: NonNullable<SectionFile['section']>,
  context: WriteContext,
): Promise<number> {
  const fields = {
    id_section_type: section.type,
    text: section.text,
    description: section.description,
    image: await storeMedia(document, section.image, context),
    color: section.color ?? '',
    image_style: section.imageStyle,
    show_text: section.showText,
    url: section.url,
    position: section.order,
    active: section.active,
    design: toJson(section.design),
  };
  const row = await db
    .insertInto('sections')
    .values({ key: section.key, section_to: null, parent_id_section: null, ...fields })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
    .returning('id_section')
    .executeTakeFirstOrThrow();
  return row.id_section;
}

/** Links sections to each other, after all of them have an id. */
async function linkSections(db: TenantDb, documents: readonly SectionDocument[], context: WriteContext): Promise<void> {
  for (const { data } of documents) {
    if (!data.section) continue;
    const { key, parent, sectionTo } = data.section;
    await db
      .updateTable('sections')
      .set({
        parent_id_section: parent === undefined ? null : context.ref('content-section', parent),
        section_to: sectionTo === undefined ? null : context.ref('content-section', sectionTo),
      })
      .where('key', '=', key)
      .execute();
  }
}
