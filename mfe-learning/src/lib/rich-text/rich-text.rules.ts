import { commentLinkSchemes, commentTags } from '@shared-kit/contracts/learning';

/** Allowed element for each equivalent element of other editors and pages. */
const aliases: Readonly<Record<string, string>> = {
  strong: 'b',
  em: 'i',
  div: 'p',
  li: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
};

/** Elements that are removed with their content, as a selector. */
export const droppedElements =
  'script, style, template, noscript, iframe, object, embed, svg, math, title, head, select, textarea';
const dropped = new Set(droppedElements.split(', '));

export type CleanedElement =
  | { readonly kind: 'element'; readonly name: string; readonly href: string | undefined }
  | { readonly kind: 'content' }
  | { readonly kind: 'nothing' };

/** Returns how an element is cleaned: itself without attributes, only its content, or nothing (B5-41, B5-42). */
export function cleanedElement(element: Element): CleanedElement {
  const name = aliases[element.localName] ?? element.localName;
  if (dropped.has(name)) return { kind: 'nothing' };
  if (!commentTags.some((tag) => tag === name)) return { kind: 'content' };
  if (name !== 'a') return { kind: 'element', name, href: undefined };
  const href = element.getAttribute('href')?.trim() ?? '';
  return isSafeHref(href) ? { kind: 'element', name, href } : { kind: 'content' };
}

/** Returns whether a comment may link to the address (B5-42). */
export function isSafeHref(href: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  return commentLinkSchemes.some((allowed) => allowed === scheme) && URL.canParse(href);
}

/** Returns the address of a typed link; undefined when it is invalid (B5-68). */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim();
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(address)) return undefined;
  const whole = /^www\./i.test(address) ? `https://${address}` : address;
  return URL.canParse(whole) ? whole : undefined;
}
