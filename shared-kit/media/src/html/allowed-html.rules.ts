/** Elements that an article may contain; any other element is replaced by its content. */
export const allowedElements = new Set(
  'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul video audio source'.split(
    ' ',
  ),
);

/** Elements that are removed with their content. */
export const droppedElements = new Set(
  'script style template noscript iframe object embed form input button select textarea svg math link meta base title head'.split(
    ' ',
  ),
);

/** Allowed attributes by element, with their React names; `*` applies to all elements. */
const allowedAttributes: Record<string, Record<string, string>> = {
  '*': { title: 'title', lang: 'lang', dir: 'dir' },
  a: { href: 'href' },
  img: { src: 'src', alt: 'alt', width: 'width', height: 'height' },
  video: { src: 'src', poster: 'poster', width: 'width', height: 'height' },
  audio: { src: 'src' },
  source: { src: 'src', type: 'type' },
  td: { colspan: 'colSpan', rowspan: 'rowSpan' },
  th: { colspan: 'colSpan', rowspan: 'rowSpan', scope: 'scope' },
  col: { span: 'span' },
  colgroup: { span: 'span' },
  ol: { start: 'start', type: 'type', reversed: 'reversed' },
  time: { datetime: 'dateTime' },
  details: { open: 'open' },
};

const addresses = new Set(['href', 'src', 'poster']);
const booleans = new Set(['reversed', 'open']);
const alignments = new Set(['left', 'center', 'right', 'justify', 'start', 'end']);

/** Returns the allowed attributes of an element as React props. */
export function allowedProps(
  name: string,
  attributes: Iterable<{ name: string; value: string }>,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const { name: attribute, value } of attributes) {
    const prop = allowedAttributes[name]?.[attribute] ?? allowedAttributes['*']?.[attribute];
    if (prop === undefined || (addresses.has(attribute) && !isSafeAddress(value, attribute))) continue;
    props[prop] = booleans.has(attribute) ? true : value;
  }
  const alignment = alignmentOf(attributes);
  if (alignment) props['style'] = { textAlign: alignment };
  return props;
}

/** Returns the text alignment; all other inline styles are removed. */
function alignmentOf(attributes: Iterable<{ name: string; value: string }>): string | undefined {
  const style = [...attributes].find(({ name }) => name === 'data-style')?.value ?? '';
  const alignment = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase();
  return alignment && alignments.has(alignment) ? alignment : undefined;
}

/**
 * Returns whether an address is safe: web addresses and paths; mail and telephone for links, inline pictures for
 * images. Never scripts.
 */
function isSafeAddress(value: string, attribute: string): boolean {
  const url = URL.parse(value.trim(), 'https://portal.invalid/');
  if (!url) return false;
  if (url.protocol === 'https:' || url.protocol === 'http:') return true;
  if (attribute === 'href') return url.protocol === 'mailto:' || url.protocol === 'tel:';
  return url.protocol === 'data:' && /^data:image\/(png|jpeg|gif|webp);/i.test(value.trim());
}
