/**
 * Returns whether an inner element of a layer, e.g. a search, handles Escape first; it has the attribute while it is
 * open. Radix receives the key before that element does.
 */
export function handlesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-handles-escape]') !== null;
}
