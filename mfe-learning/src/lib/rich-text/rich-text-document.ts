import { Mark, getSchema } from '@tiptap/core';
import type { Extensions, JSONContent } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { countCharacters } from '@shared-kit/contracts/learning';
import { fragmentOf, htmlOf, textOf } from './clean-fragment.ts';
import { isSafeHref } from './rich-text.rules.ts';

export interface RichTextValue {
  /** HTML that uses only the tags b, i, u, a, p and br. */
  readonly html: string;
  /** Text without tags; empty when there is nothing to read. */
  readonly text: string;
}

/** Link without the recognition of typed addresses that `@tiptap/extension-link` brings (linkifyjs, 12 KB). */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (anchor) => {
        const href = anchor.getAttribute('href')?.trim() ?? '';
        return isSafeHref(href) && { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Paragraph that remembers whether it was text without an element: a comment of one line is stored without `<p>`. */
const StoredParagraph = Paragraph.extend({
  addAttributes: () => ({ isBare: { default: true, parseHTML: () => false, rendered: false } }),
});

/** Extensions that decide what a text can contain: the tags of a comment. */
export const contentExtensions: Extensions = [
  Document,
  StoredParagraph,
  Text,
  HardBreak,
  Link,
  Bold.extend({ renderHTML: () => ['b', 0] }),
  Italic.extend({ renderHTML: () => ['i', 0] }),
  Underline,
];

const schema = getSchema(contentExtensions);

/** Returns the editor's document for stored HTML. Only the allowed elements get into it. */
export function documentOf(html: string): JSONContent {
  const fragment = fragmentOf(html);
  // A paragraph with a line break only is the stored form of an empty line.
  for (const line of fragment.querySelectorAll('p > br:only-child'))
    if (line.parentNode?.textContent === '') line.remove();
  return DOMParser.fromSchema(schema).parse(fragment, { preserveWhitespace: 'full' }).toJSON() as JSONContent;
}

/** Returns the HTML that is stored, and its text, for a document of the editor. */
export function valueOf(content: DocumentNode): RichTextValue {
  const serializer = DOMSerializer.fromSchema(content.type.schema);
  const stored = document.createDocumentFragment();
  content.forEach((paragraph, _, index) => {
    const inline = serializer.serializeFragment(paragraph.content);
    if (isStoredBare(content, index)) {
      stored.append(inline);
      return;
    }
    const element = document.createElement('p');
    element.append(paragraph.childCount === 0 ? document.createElement('br') : inline);
    stored.append(element);
  });
  return { html: htmlOf(stored), text: textOf(stored).trim() };
}

/** Returns whether a paragraph is stored without an element. Two such paragraphs would become one line. */
function isStoredBare(content: DocumentNode, index: number): boolean {
  const { attrs, childCount } = content.child(index);
  if (attrs['isBare'] !== true || (childCount === 0 && content.childCount > 1)) return false;
  return index === 0 || content.child(index - 1).attrs['isBare'] === false;
}

/** Returns the number of characters that count towards a limit, as on the server: line breaks do not count. */
export function countedCharacters(content: DocumentNode): number {
  return countCharacters(content.textContent);
}
