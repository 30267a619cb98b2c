/** Block of a text of terms: a heading, a paragraph of lines, or a list of items. */
type TermsBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const heading = /^#\s+/;
const item = /^[-•*]\s+/;

/**
 * Returns the blocks of a text of terms. A line that begins with `# ` is a heading, one that begins with `- ` an item of
 * a list, and an empty line ends a paragraph.
 *
 * @example termsBlocks('# Uso\n\n- Não empreste o seu acesso.');
 */
export function termsBlocks(text: string): TermsBlock[] {
  const blocks: TermsBlock[] = [];
  let isNew = true;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const last = isNew ? undefined : blocks.at(-1);
    isNew = line === '';
    if (line === '') continue;
    if (heading.test(line)) blocks.push({ kind: 'heading', text: line.replace(heading, '') });
    else if (item.test(line)) {
      const added = line.replace(item, '');
      if (last?.kind === 'list') blocks.splice(-1, 1, { ...last, items: [...last.items, added] });
      else blocks.push({ kind: 'list', items: [added] });
    } else if (last?.kind === 'paragraph') blocks.splice(-1, 1, { ...last, lines: [...last.lines, line] });
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the HTML of a text of terms. Nothing of the text becomes markup. */
export function termsHtml(text: string): string {
  return termsBlocks(text)
    .map((block) => {
      if (block.kind === 'heading') return `<h2>${escaped(block.text)}</h2>`;
      if (block.kind === 'list') return `<ul>${block.items.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`;
      return `<p>${block.lines.map(escaped).join('<br />')}</p>`;
    })
    .join('\n');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns sanitised HTML of terms as a text to edit. Bold, italics and links become plain text. */
export function termsText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<h[1-6][^>]*>/gi, '\n\n# ')
    .replaceAll(/<li[^>]*>/gi, '\n- ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<(?:p|ul|ol|div|section|blockquote)[^>]*>|<\/(?:p|ul|ol|div|section|blockquote|h[1-6])>/gi, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
