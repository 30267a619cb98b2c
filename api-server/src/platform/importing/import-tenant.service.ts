import type { Platform } from '../platform.ts';
import { workLimits } from '../database/database-limits.rules.ts';
import { inTransactionScope } from '../database/transaction-scope.adapter.ts';
import { assumeTenantRole, tenantDb, withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { parseImportDate } from './import-date.rules.ts';
import { Refusal } from '../errors.ts';
import { documentCheck } from './document-check.port.ts';
import type { ImportFault } from './import-fault.types.ts';
import { isProduction } from '../production.rules.ts';
import { ImportRefused } from './import-fault.types.ts';
import type {
  CheckContext,
  DocumentKinds,
  ImportedDocument,
  ImportedDocuments,
  Importer,
  WriteContext,
} from './importer.port.ts';
import { inOrder } from './importer-order.rules.ts';
import { mediaTypeOf } from '../storage/media-type.rules.ts';
import { documentReader } from './read-documents.service.ts';
import type { DocumentReader } from './read-documents.service.ts';
import { importRefs, knownRefs } from './import-refs.service.ts';
import type { ImportRefs } from './import-refs.service.ts';
import { filesBelow, openTenantFolder, relativeTo } from './tenant-folder.adapter.ts';
import { packFolder } from './pack-folder.service.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';
import { isLandingFile, picturesOf } from './landing-document.schema.ts';
import { checkTenant, tenantDocuments, writeTenant } from './tenant-document.importer.ts';
import type { TenantDocument, WrittenTenant } from './tenant-document.importer.ts';
import { mergedSettings } from './edited-settings.rules.ts';
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
  /** Settings that were changed on a screen and differ in the files. */
  readonly conflicts: readonly SettingConflict[];
}

export interface ImportOptions {
  /** Whether the files replace settings that were changed on a screen. They are kept by default. */
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
  { fileWins = false }: ImportOptions = {},
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

  const { tenantId, conflicts } = await write(
    { platform, folder, reader, faults, now, fileWins },
    tenantDocument,
    checked,
  );
  for (const { importer } of checked)
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
    conflicts,
  };
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

/**
 * Collects references and resolves them after every importer has declared its keys, so that the order of the domains
 * does not matter.
 */
function checkContext(folder: TenantFolder, reader: DocumentReader, known: ImportRefs, now: Date) {
  const declared = new Set<string>();
  const wanted: {
    document: ImportedDocument<unknown>;
    field: readonly (string | number)[];
    domain: string;
    key: string;
  }[] = [];
  const context: CheckContext = {
    now,
    fault: (document, field, message) => reader.fault(document, field, message),
    declareRef(document, field, domain, key) {
      const name = `${domain}\n${key}`;
      if (declared.has(name)) reader.fault(document, field, `A chave '${key}' já foi usada.`);
      declared.add(name);
    },
    expectRef: (document, field, domain, key) => void wanted.push({ document, field, domain, key }),
    expectMedia(document, field, path) {
      const file = relativeTo(document.file, path);
      const isThere = file.endsWith('/') ? filesBelow(folder, file).length > 0 : folder.files.has(file);
      if (!isThere) reader.fault(document, field, `O arquivo '${path}' não existe na pasta do cliente.`);
    },
  };
  const settle = () => {
    for (const { document, field, domain, key } of wanted) {
      if (declared.has(`${domain}\n${key}`) || known.get(domain, key) !== undefined) continue;
      reader.fault(document, field, `A chave '${key}' não existe em '${domain}'.`);
    }
  };
  return { context, settle };
}

interface Writing {
  readonly platform: Platform;
  readonly folder: TenantFolder;
  readonly reader: DocumentReader;
  /** Faults found by the reader. Nothing is written unless the list is empty. */
  readonly faults: readonly ImportFault[];
  readonly now: Date;
  readonly fileWins: boolean;
}

async function write(
  { platform, folder, reader, faults, now, fileWins }: Writing,
  tenantDocument: ImportedDocument<TenantDocument>,
  checked: readonly Checked[],
): Promise<WrittenTenant> {
  return inTransactionScope(workLimits, () =>
    platform.database.db.transaction().execute(async (transaction) => {
      const store = async (db: TenantDb, document: ImportedDocument<unknown>, path: string) => {
        const file = relativeTo(document.file, path);
        const content = file.endsWith('/')
          ? { body: await packFolder(folder, file), name: `${file.slice(0, -1)}.zip` }
          : { body: await folder.bytes(file), name: file };
        try {
          await platform.ports.get(documentCheck)(content.name, content.body);
          return (await platform.storage.store(db, { ...content, mediaType: mediaTypeOf(content.name) })).key;
        } catch (error) {
          if (error instanceof Refusal)
            throw new ImportRefused([{ file, line: null, field: '', message: error.message }]);
          throw error;
        }
      };
      // Tenants belong to the server, so they are written before the transaction switches to the tenant's role.
      const written = await writeTenant(transaction, tenantDocument, { now, store, fileWins });
      const { tenantId } = written;
      await assumeTenantRole(transaction, tenantId, workLimits);
      const db = tenantDb(transaction, tenantId, { ports: platform.ports });
      const refs = await importRefs(db);
      const conflicts = [...written.conflicts];
      const context: WriteContext = {
        tenantId,
        now,
        fault: (document, field, message) => reader.fault(document, field, message),
        ref(domain, key) {
          const id = refs.get(domain, key);
          if (id === undefined)
            throw new Error(`'${key}' of '${domain}' was used before it was written; is '${domain}' in 'after'?`);
          return id;
        },
        existing: (domain, key) => refs.get(domain, key),
        register: (domain, key, id) => refs.register(domain, key, id),
        media: (document, path) => store(db, document, path),
        bytes: (document, path) => folder.bytes(relativeTo(document.file, path)),
        text: async (document, path) => (await folder.bytes(relativeTo(document.file, path))).toString('utf8'),
        date(expression) {
          const date = parseImportDate(expression, now);
          if (!date) throw new Error(`not a date: ${expression}; check it with importDateSchema`);
          return date;
        },
        keepEdits(merging) {
          const merged = mergedSettings({ ...merging, fileWins: fileWins || tenantDocument.data.governedByFiles });
          conflicts.push(...merged.conflicts);
          return merged;
        },
      };
      for (const { importer, documents } of checked) await importer.write(db, documents, context);
      // Throwing rolls the writes back.
      if (faults.length > 0) throw new ImportRefused(faults);
      return { ...written, conflicts };
    }),
  );
}
