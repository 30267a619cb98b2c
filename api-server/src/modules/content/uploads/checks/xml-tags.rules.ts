import { broken } from './refusals.rules.ts';

/** Start tag of an XML text. */
export interface XmlTag {
  /** Name without its prefix. */
  readonly name: string;
  /** Everything between the name and the tag's end. */
  readonly attributes: string;
  /** Text up to the next tag. */
  readonly text: string;
}

/**
 * Returns the start tags with these names, in order. It looks at each character once: a pattern that searches for the
 * end of each tag takes quadratic time for a text of beginnings without an end. Rejects such a text.
 */
export function* tagsNamed(text: string, names: readonly string[]): Generator<XmlTag> {
  const starts = new RegExp(`<(?:[\\w.-]+:)?(${names.join('|')})(?=[\\s/>])`, 'g');
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const end = endOfTag(text, starts.lastIndex);
    const next = text.indexOf('<', end);
    yield {
      name: start[1] ?? '',
      attributes: text.slice(starts.lastIndex, end),
      text: text.slice(end + 1, next === -1 ? text.length : next),
    };
    starts.lastIndex = end + 1;
  }
}

/** Returns the offset of the `>` that ends a tag. One within quotes belongs to an attribute. */
function endOfTag(text: string, from: number): number {
  const marks = /["'>]/g;
  marks.lastIndex = from;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '>') return mark.index;
    const closing = text.indexOf(mark[0], mark.index + 1);
    if (closing === -1) break;
    marks.lastIndex = closing + 1;
  }
  throw broken();
}

/** Returns the text without comments, and with the text of CDATA sections escaped. Rejects one without an end. */
export function plainXml(text: string): string {
  const pieces: string[] = [];
  const starts = /<!--|<!\[CDATA\[/g;
  let at = 0;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const isComment = start[0] === '<!--';
    const close = isComment ? '-->' : ']]>';
    const end = text.indexOf(close, starts.lastIndex);
    if (end === -1) throw broken();
    pieces.push(text.slice(at, start.index));
    if (!isComment) pieces.push(escaped(text.slice(starts.lastIndex, end)));
    at = end + close.length;
    starts.lastIndex = at;
  }
  return [...pieces, text.slice(at)].join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
