import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { Refusal } from '../errors.ts';
import type { Ports } from '../ports.types.ts';
import { mediaTypeOf } from '../storage/media-type.rules.ts';
import type { Storage } from '../storage/storage.port.ts';
import { documentCheck } from './document-check.port.ts';
import { mergedSettings } from './edited-settings.rules.ts';
import type { SettingConflict } from './edited-settings.rules.ts';
import { parseImportDate } from './import-date.rules.ts';
import { ImportRefused } from './import-fault.types.ts';
import type { ImportRefs, WrittenRefs } from './import-refs.service.ts';
import type { CheckContext, ImportedDocument, WriteContext } from './importer.port.ts';
import { packFolder } from './pack-folder.service.ts';
import type { DocumentReader } from './read-documents.service.ts';
import { filesBelow, relativeTo } from './tenant-folder.adapter.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';

/**
 * Collects references and resolves them after every importer has declared its keys, so that the order of the domains
 * does not matter.
 */
export function checkContext(folder: TenantFolder, reader: DocumentReader, known: ImportRefs, now: Date) {
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

/** Stores a media file of a folder, or one of its folders as a ZIP, and returns its storage key. */
type DocumentStore = (db: TenantDb, document: ImportedDocument<unknown>, path: string) => Promise<string>;

interface StoreParts {
  readonly folder: TenantFolder;
  readonly storage: Pick<Storage, 'store'>;
  readonly ports: Ports;
}

export function documentStore({ folder, storage, ports }: StoreParts): DocumentStore {
  return async (db, document, path) => {
    const file = relativeTo(document.file, path);
    const content = file.endsWith('/')
      ? { body: await packFolder(folder, file), name: `${file.slice(0, -1)}.zip` }
      : { body: await folder.bytes(file), name: file };
    try {
      await ports.get(documentCheck)(content.name, content.body);
      return (await storage.store(db, { ...content, mediaType: mediaTypeOf(content.name) })).key;
    } catch (error) {
      if (error instanceof Refusal) throw new ImportRefused([{ file, line: null, field: '', message: error.message }]);
      throw error;
    }
  };
}

interface WriteParts {
  readonly db: TenantDb;
  readonly folder: TenantFolder;
  readonly reader: DocumentReader;
  readonly refs: WrittenRefs;
  readonly store: DocumentStore;
  readonly now: Date;
  /** False when the files are a part of the company. */
  readonly isWhole: boolean;
  readonly keepEdits: WriteContext['keepEdits'];
}

/**
 * Returns the merge of what files say with what screens have edited.
 *
 * @param conflicts receives the settings that differ
 */
export function editKeeper(conflicts: SettingConflict[], fileWins: boolean): WriteContext['keepEdits'] {
  return (merging) => {
    const merged = mergedSettings({ ...merging, fileWins });
    conflicts.push(...merged.conflicts);
    return merged;
  };
}

export function writeContext({ db, folder, reader, refs, store, now, isWhole, keepEdits }: WriteParts): WriteContext {
  const bytes: WriteContext['bytes'] = (document, path) => folder.bytes(relativeTo(document.file, path));
  return {
    tenantId: db.tenantId,
    now,
    isWhole,
    keepEdits,
    keysOfParts: (domain) => refs.keysOfParts(domain),
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
    bytes,
    text: async (document, path) => (await bytes(document, path)).toString('utf8'),
    date(expression) {
      const date = parseImportDate(expression, now);
      if (!date) throw new Error(`not a date: ${expression}; check it with importDateSchema`);
      return date;
    },
  };
}
