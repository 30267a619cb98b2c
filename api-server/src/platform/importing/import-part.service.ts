import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Ports } from '../ports.types.ts';
import type { Storage } from '../storage/storage.port.ts';
import type { SettingConflict } from './edited-settings.rules.ts';
import { checkContext, documentStore, editKeeper, writeContext } from './import-context.service.ts';
import { ImportRefused } from './import-fault.types.ts';
import type { ImportFault } from './import-fault.types.ts';
import { fingerprintOf } from './import-fingerprint.service.ts';
import type { IdentifiedFolder } from './import-fingerprint.service.ts';
import { importRefs } from './import-refs.service.ts';
import type { DocumentKinds, ImportEntryKind, ImportedDocuments, Importer } from './importer.port.ts';
import { inOrder } from './importer-order.rules.ts';
import { documentReader } from './read-documents.service.ts';

/** Thing that a part would write, and whether the company has it already. */
export interface PlannedEntry {
  readonly kind: ImportEntryKind;
  readonly key: string;
  readonly title: string;
  readonly file: string;
  /** `same` when the last import said exactly this; `changed` also when it is unknown what it said. */
  readonly state: 'new' | 'changed' | 'same';
}

interface CheckedPart {
  readonly faults: readonly ImportFault[];
  readonly entries: readonly PlannedEntry[];
  /**
   * Writes what was checked, in the given transaction. What the folder does not name, and what a screen has edited,
   * stays as it is; returns the latter where the folder differs.
   *
   * @throws {ImportRefused} when the write finds a fault; the caller rolls back.
   */
  write(tools: {
    readonly storage: Pick<Storage, 'store'>;
    readonly ports: Ports;
  }): Promise<readonly SettingConflict[]>;
}

/** Reads and checks a part of a company by these importers, and compares it with what the company has. */
export async function checkPart(
  db: TenantDb,
  folder: IdentifiedFolder,
  importers: readonly Importer[],
  now: Date,
): Promise<CheckedPart> {
  const faults: ImportFault[] = [];
  const reader = documentReader(folder, faults);
  const read: { importer: Importer; documents: ImportedDocuments<DocumentKinds> }[] = [];
  for (const importer of inOrder(importers)) read.push({ importer, documents: await reader.read(importer.documents) });
  reader.reportUnread();
  const refs = await importRefs(db);
  const { context, settle } = checkContext(folder, reader, refs, now);
  for (const { importer, documents } of read) importer.check(documents, context);
  settle();
  const found = read.flatMap(({ importer, documents }) =>
    importer.entries(documents).map((entry) => ({ entry, fingerprint: fingerprintOf(folder, entry) })),
  );

  return {
    faults,
    entries: found.map(({ entry: { kind, domain, key, title, document }, fingerprint }) => {
      const isKnown = refs.get(domain, key) !== undefined;
      const isSame = isKnown && refs.fingerprint(domain, key) === fingerprint;
      return { kind, key, title, file: document.file, state: isSame ? 'same' : isKnown ? 'changed' : 'new' };
    }),

    async write({ storage, ports }) {
      if (faults.length > 0) throw new ImportRefused(faults);
      const store = documentStore({ folder, storage, ports });
      const conflicts: SettingConflict[] = [];
      const keepEdits = editKeeper(conflicts, false);
      const target = writeContext({ db, folder, reader, refs, store, now, isWhole: false, keepEdits });
      for (const { importer, documents } of read) await importer.write(db, documents, target);
      if (faults.length > 0) throw new ImportRefused(faults);
      const said = new Map(found.map(({ entry, fingerprint }) => [`${entry.domain}\n${entry.key}`, fingerprint]));
      for (const { domain, key } of refs.registered)
        await db
          .updateTable('import_refs')
          .set({ fingerprint: said.get(`${domain}\n${key}`) ?? '', company_fingerprint: null })
          .where('domain', '=', domain)
          .where('key', '=', key)
          .execute();
      return conflicts;
    },
  };
}
