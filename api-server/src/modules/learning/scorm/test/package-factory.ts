import { strToU8, zipSync } from 'fflate';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import type { TestApp, TestTenant } from '../../../../test/index.ts';
import { mediaReference } from '../../../content/index.ts';
import { processScormPackage } from '../packages/process-package.job.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';

interface ItemOptions {
  readonly title?: string;
  readonly href?: string;
  readonly extra?: string;
  readonly type?: 'sco' | 'asset';
  readonly inner?: string;
}

export function manifest12(
  items: Readonly<Record<string, ItemOptions>>,
  options: { head?: string; organizations?: string } = {},
): string {
  const item = ([id, { title = id, extra = '', inner = '' }]: [string, ItemOptions]) =>
    `<item identifier="${id}" identifierref="R-${id}"><title>${title}</title>${extra}${inner}</item>`;
  const resource = ([id, { href = `${id}.html`, type = 'sco' }]: [string, ItemOptions]) =>
    `<resource identifier="R-${id}" type="webcontent" adlcp:scormtype="${type}" href="${href}"/>`;
  const organizations =
    options.organizations ??
    `<organizations default="O"><organization identifier="O"><title>Curso</title>${Object.entries(items).map(item).join('')}</organization></organizations>`;
  return `<?xml version="1.0" encoding="utf-8"?>${options.head ?? ''}<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>${organizations}<resources>${Object.entries(items).map(resource).join('')}</resources></manifest>`;
}

/** Returns a 1.2 package with one page per item. */
export function package12(items: Readonly<Record<string, ItemOptions>>): Buffer {
  return zipOf({
    'imsmanifest.xml': manifest12(items),
    ...Object.fromEntries(Object.keys(items).map((id) => [`${id}.html`, `<!doctype html><title>${id}</title>`])),
  });
}

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
}

/** Makes this ZIP the package of a content and unpacks it. */
export async function putPackage(
  app: TestApp,
  tenant: TestTenant,
  idContentItem: number,
  zip: Buffer,
): Promise<PackageRow> {
  const { database, storage } = app.platform;
  const transaction = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, tenant.idApp, work);
  await transaction(async (db) => {
    const { key } = await storage.store(db, { body: zip, mediaType: 'application/zip', name: 'pacote.zip' });
    await db
      .updateTable('content_items')
      .set({ id_content_type: 26, content_location: mediaReference(key) })
      .where('id_content_item', '=', idContentItem)
      .execute();
    await scormPackages(db).put({ idContentItem, location: mediaReference(key), paused: false, now: app.clock.now() });
  });
  await processScormPackage(idContentItem, {
    tenantId: tenant.idApp,
    storage,
    now: () => app.clock.now(),
    transaction,
  });
  const row = await transaction((db) => scormPackages(db).find(idContentItem));
  if (!row) throw new Error('the package was put there');
  return row;
}
