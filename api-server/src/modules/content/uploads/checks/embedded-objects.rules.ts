import type { CompoundEntry } from './compound-file.rules.ts';

/** Streams that programs write for an embedded object, mostly behind a control character, and storages of workbooks. */
const partOfObject = /^\p{Cc}?(Ole10Native|OlePres\d*|ObjInfo|OCX\w*|Package|Ctls|(MBD|LNK)[\da-f]{8})$/iu;
/** Streams that make a compound file a document. A second one belongs to a file within it. */
const mainStream = /^(WordDocument|Workbook|Book|PowerPoint Document)$/i;

/**
 * Returns whether a compound file contains objects or other files. Word writes an empty `ObjectPool` into documents
 * without objects, and every program describes the document itself by one `CompObj`.
 *
 * @param main names of the streams that the document has by its own kind.
 */
export function hasEmbeddedObjects(entries: readonly CompoundEntry[], main: readonly string[]): boolean {
  const used = entries.filter(({ kind }) => kind !== 'free');
  const streams = used.filter(({ kind }) => kind === 'stream').map(({ name }) => name);
  return (
    used.some(({ name }) => partOfObject.test(name)) ||
    used.some(({ kind, hasClass }) => kind === 'storage' && hasClass) ||
    used.some(({ name, kind, hasContent }) => kind === 'storage' && /^ObjectPool$/i.test(name) && hasContent) ||
    streams.filter((name) => /^\p{Cc}CompObj$/iu.test(name)).length > 1 ||
    streams.filter((name) => mainStream.test(name)).length > main.length
  );
}
