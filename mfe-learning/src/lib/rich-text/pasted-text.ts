import { DOMParser, Fragment, Slice } from '@tiptap/pm/model';
import type { Mark, Node as DocumentNode, Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { parseHtml } from '@shared-kit/media/html';
import { droppedElements } from './rich-text.rules.ts';

/** Returns what a paste inserts: the allowed formats only, in the format that is active at the caret. */
export function pastedSlice(state: EditorState, clipboard: DataTransfer): Slice {
  const html = clipboard.getData('text/html');
  const { schema, selection, storedMarks } = state;
  const pasted = html === '' ? linesOf(schema, clipboard.getData('text/plain')) : paragraphsOf(schema, html);
  const active = storedMarks ?? selection.$from.marks();
  return new Slice(Fragment.from(pasted.map((paragraph) => withMarks(paragraph, active))), 1, 1);
}

/** Reads HTML of other pages and of office programs, whose formats are elements or styles. */
function paragraphsOf(schema: Schema, html: string): readonly DocumentNode[] {
  const source = parseHtml(html);
  for (const element of source.querySelectorAll(droppedElements)) element.remove();
  for (const element of source.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  const text = source.textContent ?? '';
  const pasted = DOMParser.fromSchema(schema).parse(source);
  const [first] = pasted.children;
  if (pasted.childCount !== 1 || !first || first.attrs['isBare'] !== true) return pasted.children;
  // The parser removes the spaces at both ends; within a line they separate words.
  const start = /^[\r\n]* /.test(text) ? schema.text(' ') : undefined;
  const end = first.childCount > 0 && / [\r\n]*$/.test(text) ? schema.text(' ') : undefined;
  return [first.copy(Fragment.from([...(start ? [start] : []), ...first.children, ...(end ? [end] : [])]))];
}

function linesOf(schema: Schema, text: string): readonly DocumentNode[] {
  const { paragraph, hardBreak } = schema.nodes;
  if (!paragraph || !hardBreak) return [];
  const content = text
    .split(/\r?\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [hardBreak.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
  return [paragraph.create(null, content)];
}

function withMarks(node: DocumentNode, marks: readonly Mark[]): DocumentNode {
  if (node.isInline) return node.mark(marks.reduce((all, mark) => mark.addToSet(all), node.marks));
  return node.copy(Fragment.from(node.children.map((child) => withMarks(child, marks))));
}
