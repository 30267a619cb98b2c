import { parseHtml } from '@shared-kit/media/html';
import { cleanedElement } from './rich-text.rules.ts';

/** Builds new nodes from the allowed elements; copies no node of the source. */
function cleanFragment(source: Node): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) fragment.append(child.textContent ?? '');
    if (!(child instanceof Element)) continue;
    const cleaned = cleanedElement(child);
    if (cleaned.kind === 'content') fragment.append(cleanFragment(child));
    if (cleaned.kind === 'element') {
      const element = document.createElement(cleaned.name);
      if (cleaned.href !== undefined) element.setAttribute('href', cleaned.href);
      element.append(cleanFragment(child));
      fragment.append(element);
    }
  }
  return fragment;
}

export function fragmentOf(html: string): DocumentFragment {
  return cleanFragment(parseHtml(html));
}

/** Returns HTML that contains only the allowed elements. */
export function htmlOf(source: Node): string {
  const box = document.createElement('div');
  box.append(cleanFragment(source));
  return box.innerHTML;
}

/** Returns the text with one line per paragraph, without zero-width characters. */
export function textOf(source: Node): string {
  let text = '';
  for (const child of source.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent ?? '';
    if (!(child instanceof Element)) continue;
    if (child.localName === 'br') text += '\n';
    else text += child.localName === 'p' || child.localName === 'div' ? `\n${textOf(child)}\n` : textOf(child);
  }
  return text.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '').replaceAll('\u00A0', ' ');
}
