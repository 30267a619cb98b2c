import type { ImportFault } from './import-fault.types.ts';
import { fieldName } from './import-fault.types.ts';
import type { DocumentKind, DocumentKinds, FieldPath, ImportedDocument, ImportedDocuments } from './importer.port.ts';
import { matchPath } from './tenant-folder.adapter.ts';
import type { TenantFolder } from './tenant-folder.adapter.ts';
import { unknownFields } from './unknown-fields.rules.ts';
import { parseYaml } from './yaml-file.adapter.ts';
import type { YamlFile } from './yaml-file.adapter.ts';

/** Reads the documents of an importer and adds their errors to `faults`. */
export function documentReader(folder: TenantFolder, faults: ImportFault[]) {
  const read = new Set<string>();
  const sources = new WeakMap<object, YamlFile>();

  async function readKind(kind: DocumentKind): Promise<ImportedDocument<unknown>[]> {
    const documents: ImportedDocument<unknown>[] = [];
    for (const file of [...folder.files].toSorted()) {
      const parts = matchPath(kind.path, file);
      if (!parts) continue;
      const document = await readFile(kind, file, parts);
      if (document) documents.push(document);
    }
    if (kind.required && documents.length === 0 && !faults.some((fault) => matchPath(kind.path, fault.file))) {
      faults.push({ file: kind.path, line: null, field: '', message: 'Arquivo obrigatório não encontrado.' });
    }
    return documents;
  }

  async function readFile(
    kind: DocumentKind,
    file: string,
    parts: string[],
  ): Promise<ImportedDocument<unknown> | null> {
    read.add(file);
    const yaml = parseYaml(file, (await folder.bytes(file)).toString('utf8'));
    if (Array.isArray(yaml)) {
      faults.push(...yaml);
      return null;
    }
    const parsed = kind.schema.safeParse(yaml.value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) {
        const path = issue.path as FieldPath;
        // Names the line of each unknown field instead of the object that has it.
        if (issue.code === 'unrecognized_keys')
          for (const key of issue.keys) add(yaml, [...path, key], 'Campo desconhecido.');
        else add(yaml, path, issue.message);
      }
      return null;
    }
    for (const path of unknownFields(yaml.value, parsed.data)) add(yaml, path, 'Campo desconhecido.');
    const document = { file, parts, data: parsed.data };
    sources.set(document, yaml);
    return document;
  }

  function add(yaml: YamlFile, path: FieldPath, message: string): void {
    faults.push({ file: yaml.file, line: yaml.lineOf(path), field: fieldName(path), message });
  }

  return {
    async read(kinds: DocumentKinds): Promise<ImportedDocuments<DocumentKinds>> {
      const documents: Record<string, ImportedDocument<unknown>[]> = {};
      for (const [name, kind] of Object.entries(kinds)) documents[name] = await readKind(kind);
      return documents;
    },
    fault(document: ImportedDocument<unknown>, field: FieldPath, message: string): void {
      const yaml = sources.get(document);
      if (yaml) add(yaml, field, message);
      else faults.push({ file: document.file, line: null, field: fieldName(field), message });
    },
    /** Reports YAML files that no importer has read: misspelled names, or files of a module that does not exist. */
    reportUnread(): void {
      for (const file of folder.files) {
        if (/\.ya?ml$/.test(file) && !read.has(file)) {
          faults.push({
            file,
            line: null,
            field: '',
            message: 'Nenhum módulo lê este arquivo. Confira o nome e a pasta.',
          });
        }
      }
    },
  };
}

export type DocumentReader = ReturnType<typeof documentReader>;
