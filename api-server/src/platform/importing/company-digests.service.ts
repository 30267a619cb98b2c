import { createHash } from 'node:crypto';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { companyDocuments } from './company-documents.service.ts';
import { exportContext } from './export-context.service.ts';
import { exportedKinds } from './exporter.port.ts';
import type { ExportedDocument, ExportedKind } from './exporter.port.ts';
import type { Importer } from './importer.port.ts';

/** Digest of each thing of a company, by its name below its kind. */
export type CompanyDigests = ReadonlyMap<ExportedKind, ReadonlyMap<string, string>>;

/** How an import changed the things of one kind. */
export interface KindChanges {
  readonly kind: ExportedKind;
  readonly new: number;
  readonly changed: number;
  readonly removed: number;
  readonly same: number;
}

/** Reads what the company has, as an export would write it, and returns a digest of each thing. */
export async function companyDigests(db: TenantDb, importers: readonly Importer[]): Promise<CompanyDigests> {
  const digests = new Map<ExportedKind, Map<string, string>>();
  const add = (kind: ExportedKind, name: string, thing: unknown) => {
    const ofKind = digests.get(kind) ?? new Map<string, string>();
    digests.set(kind, ofKind.set(name, digestOf(thing)));
  };
  const { context, files } = await exportContext(db);
  for await (const document of companyDocuments(db, importers, context)) await addDocument(document, add);
  for (const [path, content] of files.texts) add('page', path, content);
  return digests;
}

async function addDocument(
  { path, kind, fields, lists = {} }: ExportedDocument,
  add: (kind: ExportedKind, name: string, thing: unknown) => void,
): Promise<void> {
  if (kind === 'settings') for (const [name, value] of Object.entries(fields)) add(kind, `${path} ${name}`, value);
  else if (Object.keys(fields).length > 0) add(kind, path, fields);
  for (const list of Object.values(lists))
    for await (const thing of list.things) add(list.kind, `${path} ${keyOf(thing)}`, thing);
}

function keyOf(thing: object): string {
  const { key, code, type, event, path } = thing as Record<string, unknown>;
  return String(key ?? code ?? type ?? event ?? path);
}

function digestOf(thing: unknown): string {
  return createHash('sha256').update(JSON.stringify(thing)).digest('base64');
}

/** Compares what a company had with what it has, by kind; kinds without any thing are left out. */
export function changesBetween(before: CompanyDigests, after: CompanyDigests): KindChanges[] {
  return exportedKinds.flatMap((kind) => {
    const [old, now] = [before.get(kind) ?? new Map<string, string>(), after.get(kind) ?? new Map<string, string>()];
    if (old.size === 0 && now.size === 0) return [];
    const names = [...now.keys()];
    const known = names.filter((name) => old.has(name));
    const same = known.filter((name) => old.get(name) === now.get(name)).length;
    const removed = [...old.keys()].filter((name) => !now.has(name)).length;
    return [{ kind, new: names.length - known.length, changed: known.length - same, removed, same }];
  });
}

/** Returns whether any thing is new, changed or removed. */
export function hasChanges(changes: readonly KindChanges[]): boolean {
  return changes.some((kind) => kind.new + kind.changed + kind.removed > 0);
}
