import type { Platform } from '../platform.ts';
import { workLimits } from '../database/database-limits.rules.ts';
import { inTransactionScope } from '../database/transaction-scope.adapter.ts';
import { assumeTenantRole, tenantDb, withTenant } from '../database/tenant-db.adapter.ts';
import { changesBetween, companyDigests } from './company-digests.service.ts';
import type { CompanyDigests, KindChanges } from './company-digests.service.ts';
import type { ImportFault } from './import-fault.types.ts';
import { isProduction } from '../production.rules.ts';
import { ImportRefused } from './import-fault.types.ts';
import type { DocumentKinds, ImportedDocument, ImportedDocuments, Importer } from './importer.port.ts';
import { inOrder } from './importer-order.rules.ts';
import { fingerprintOf, identifiedFolder } from './import-fingerprint.service.ts';
import { documentReader } from './read-documents.service.ts';
import type { DocumentReader } from './read-documents.service.ts';
import { importRefs, knownRefs, noteCompanyFiles } from './import-refs.service.ts';
import { openTenantFolder } from './tenant-folder.adapter.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';
import { isLandingFile, picturesOf } from './landing-document.schema.ts';
import { checkContext, documentStore, editKeeper, writeContext } from './import-context.service.ts';
import { checkTenant, tenantDocuments, writeTenant } from './tenant-document.importer.ts';
import type { TenantDocument, WrittenTenant } from './tenant-document.importer.ts';
import type { SettingConflict } from './edited-settings.rules.ts';

interface Checked {
  importer: Importer;
  documents: ImportedDocuments<DocumentKinds>;
}

export interface ImportResult {
  readonly tenant: string;
  readonly address: string;
  /** Number of documents that were read, per domain. */
  readonly documents: Readonly<Record<string, number>>;
  /** How many things are new, changed, removed and the same, by kind. */
  readonly changes: readonly KindChanges[];
  /** Settings that were changed on a screen and differ in the files. */
  readonly conflicts: readonly SettingConflict[];
}

export interface ImportOptions {
  /** True to write nothing and only return what would change. */
  readonly isDryRun?: boolean;
  /** True when a company that exists is refused. */
  readonly isNew?: boolean;
  /** True when the files replace settings that were changed on a screen. They are kept by default. */
  readonly fileWins?: boolean;
}

/**
 * Imports a tenant's folder into the database. It reads and checks all of it, and writes it in one transaction only
 * when there are no faults. Importing the same folder again changes nothing.
 */
export async function importTenant(
  platform: Platform,
  importers: readonly Importer[],
  directory: string,
  { fileWins = false, isDryRun = false, isNew = false }: ImportOptions = {},
): Promise<ImportResult> {
  const folder = await openTenantFolder(directory);
  if (!folder) throw new ImportRefused([{ file: directory, line: null, field: '', message: 'Esta pasta não existe.' }]);
  const faults: ImportFault[] = [];
  const reader = documentReader(folder, faults);
  const now = platform.clock.now();

  const tenantDocument = (await reader.read(tenantDocuments))['tenant']?.[0] as
    | ImportedDocument<TenantDocument>
    | undefined;
  const checked: Checked[] = [];
  for (const importer of inOrder(importers))
    checked.push({ importer, documents: await reader.read(importer.documents) });
  reader.reportUnread();

  if (tenantDocument) {
    const refs = await knownRefs(platform.database.db, tenantDocument.data.key);
    await checkTenant(platform.database.db, tenantDocument, (field, message) =>
      reader.fault(tenantDocument, field, message),
    );
    if (tenantDocument.data.demonstration && isProduction(platform.env))
      reader.fault(
        tenantDocument,
        ['demonstration'],
        'Um cliente de demonstração não entra numa instalação de produção.',
      );
    const { context, settle } = checkContext(folder, reader, refs, now);
    for (const path of mediaOfTenant(tenantDocument.data)) context.expectMedia(tenantDocument, path.field, path.file);
    for (const { importer, documents } of checked) importer.check(documents, context);
    settle();
  }
  if (faults.length > 0 || !tenantDocument) throw new ImportRefused(faults);

  const { tenantId, conflicts, changes } = await write(
    {
      platform,
      folder,
      reader,
      faults,
      now,
      fileWins,
      isDryRun,
      isNew,
      before: await digestsBefore(platform, importers, tenantDocument.data.key),
    },
    tenantDocument,
    checked,
  );
  for (const { importer } of isDryRun ? [] : checked)
    await withTenant(platform.database.db, tenantId, async (db) => importer.afterwards?.(db, now), {
      limits: workLimits,
    });
  platform.tenants.forget();
  const { host, segment, name } = tenantDocument.data;
  return {
    tenant: name,
    address: `${host}${segment === '' ? '' : `/${segment}`}`,
    documents: Object.fromEntries(
      checked.map(({ importer, documents }) => [importer.domain, Object.values(documents).flat().length]),
    ),
    changes,
    conflicts,
  };
}

/** Returns what a company has before an import; nothing for a new one. */
async function digestsBefore(
  { database }: Platform,
  importers: readonly Importer[],
  key: string,
): Promise<CompanyDigests> {
  const app = await database.db.selectFrom('apps').select('id_app').where('key', '=', key).executeTakeFirst();
  if (!app) return new Map();
  return withTenant(database.db, app.id_app, (db) => companyDigests(db, importers), { limits: workLimits });
}

/** Returns a digest of what the files say about each thing that a file of trainings may name too. */
async function fingerprints(folder: TenantFolder, checked: readonly Checked[]): Promise<ReadonlyMap<string, string>> {
  const entries = checked.flatMap(({ importer, documents }) => importer.entries(documents));
  const identified = await identifiedFolder(folder, entries);
  return new Map(entries.map((entry) => [`${entry.domain}\n${entry.key}`, fingerprintOf(identified, entry)]));
}

function mediaOfTenant({
  appearance,
  onboarding,
  landing,
}: TenantDocument): { field: (string | number)[]; file: string }[] {
  const { logo, favIcon, loginImage, loginImageMobile, landingLogo } = appearance;
  const landingPageLocation = isLandingFile(appearance.landingPageLocation) ? appearance.landingPageLocation : '';
  const named = Object.entries({
    logo,
    favIcon,
    loginImage,
    loginImageMobile,
    landingLogo,
    landingPageLocation,
  }).flatMap(([field, file]) => (file === '' ? [] : [{ field: ['appearance', field], file }]));
  const images = [...named, ...picturesOf(landing)];
  return onboarding && 'page' in onboarding
    ? [...images, { field: ['onboarding', 'page'], file: onboarding.page }]
    : images;
}

interface Writing {
  readonly platform: Platform;
  readonly folder: TenantFolder;
  readonly reader: DocumentReader;
  /** Faults found by the reader. Nothing is written unless the list is empty. */
  readonly faults: readonly ImportFault[];
  readonly now: Date;
  readonly fileWins: boolean;
  /** True when everything is rolled back in the end. */
  readonly isDryRun: boolean;
  readonly isNew: boolean;
  readonly before: CompanyDigests;
}

interface Written extends WrittenTenant {
  readonly changes: readonly KindChanges[];
}

/** Carries the result of a dry run out of its transaction, which it rolls back. */
class DryRun extends Error {
  readonly written: Written;

  constructor(written: Written) {
    super('dry run');
    this.written = written;
  }
}

async function write(
  { platform, folder, reader, faults, now, fileWins, isDryRun, isNew, before }: Writing,
  tenantDocument: ImportedDocument<TenantDocument>,
  checked: readonly Checked[],
): Promise<Written> {
  return inTransactionScope(workLimits, () =>
    platform.database.db.transaction().execute(async (transaction) => {
      const store = documentStore({ folder, storage: platform.storage, ports: platform.ports });
      // Tenants belong to the server, so they are written before the transaction switches to the tenant's role.
      const written = await writeTenant(transaction, tenantDocument, { now, store, fileWins, isNew });
      const { tenantId } = written;
      await assumeTenantRole(transaction, tenantId, workLimits);
      const db = tenantDb(transaction, tenantId, { ports: platform.ports });
      const refs = await importRefs(db);
      const conflicts = [...written.conflicts];
      const keepEdits = editKeeper(conflicts, fileWins || tenantDocument.data.governedByFiles);
      const context = writeContext({ db, folder, reader, refs, store, now, isWhole: true, keepEdits });
      for (const { importer, documents } of checked) await importer.write(db, documents, context);
      await noteCompanyFiles(db, refs, await fingerprints(folder, checked));
      // Throwing rolls the writes back.
      if (faults.length > 0) throw new ImportRefused(faults);
      const importers = checked.map(({ importer }) => importer);
      const changes = changesBetween(before, await companyDigests(db, importers));
      if (isDryRun) throw new DryRun({ ...written, conflicts, changes });
      return { ...written, conflicts, changes };
    }),
  ).catch((error: unknown) => {
    if (error instanceof DryRun) return error.written;
    throw error;
  });
}
