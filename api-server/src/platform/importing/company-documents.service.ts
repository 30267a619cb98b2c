import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { ExportContext, ExportedDocument } from './exporter.port.ts';
import type { Importer } from './importer.port.ts';
import { inOrder } from './importer-order.rules.ts';
import { TENANT_DOCUMENT, exportTenantDocument } from './tenant-document.exporter.ts';

/**
 * Yields the documents of a company, in the order in which their keys depend on each other. The caller reads the lists
 * of one before it takes the next.
 */
export async function* companyDocuments(
  db: TenantDb,
  importers: readonly Importer[],
  context: ExportContext,
): AsyncGenerator<ExportedDocument> {
  const tenant = await exportTenantDocument(db, context);
  const more: object[] = [];
  for (const importer of inOrder(importers))
    for (const document of await importer.export(db, context))
      if (document.path === TENANT_DOCUMENT) more.push(document.fields);
      else yield document;
  yield { ...tenant, fields: Object.assign({}, tenant.fields, ...more) as object };
}
