import { createHash } from 'node:crypto';
import { extname, posix } from 'node:path';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { ExportContext } from './exporter.port.ts';
import { splitFocus } from './picture-focus.rules.ts';

/** Files that the documents of an export name, by path below the folder. */
export interface ExportedFiles {
  readonly media: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

const NAME_LENGTH = 80;
const mark = 'media:';

/** Collects what exporters name: keys of ids, stored files and texts. */
export async function exportContext(db: TenantDb): Promise<{ context: ExportContext; files: ExportedFiles }> {
  const rows = await db
    .selectFrom('stored_files')
    .select(['key', 'sha256', 'original_name'])
    // Files that people have sent are theirs, and may be many.
    .where('key', 'not like', 't%/uploads/%')
    .execute();
  const stored = new Map(rows.map((row) => [row.key, row]));
  const keys = new Map<string, string>();
  const media = new Map<string, string>();
  const texts = new Map<string, string>();

  const context: ExportContext = {
    register: (domain, id, key) => void keys.set(`${domain}\n${id}`, key),
    key: (domain, id) => keys.get(`${domain}\n${id}`),
    media(storageKey, name) {
      if (storageKey === '') return undefined;
      const file = stored.get(storageKey);
      const digest = file?.sha256 ?? createHash('sha256').update(storageKey).digest('hex');
      const path = `media/${digest.slice(0, 12)}/${fileName(storageKey, name ?? file?.original_name ?? '')}`;
      media.set(path, storageKey);
      return `/${path}`;
    },
    place(reference, name) {
      if (reference === '') return undefined;
      if (!reference.startsWith(mark)) return reference;
      const { file, focus } = splitFocus(reference.slice(mark.length));
      const path = context.media(file, name);
      if (path === undefined || focus === '') return path;
      const [x = '50', y = '50'] = focus.slice('#focus='.length).split(',');
      return { file: path, focus: `${x}% ${y}%` };
    },
    text(path, content) {
      texts.set(path, content);
      return `/${path}`;
    },
  };
  return { context, files: { media, texts } };
}

/** Returns a file name that every system can store and that has the extension of the stored file. */
function fileName(storageKey: string, name: string): string {
  const extension = extname(storageKey);
  const plain = posix
    .basename(name)
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '-')
    .replace(/^[. ]+/, '')
    .trim();
  const stem = plain.toLowerCase().endsWith(extension) ? plain.slice(0, plain.length - extension.length) : plain;
  const ending = plain.slice(stem.length);
  return `${stem.slice(0, NAME_LENGTH) || 'arquivo'}${ending === '' ? extension : ending}`;
}
