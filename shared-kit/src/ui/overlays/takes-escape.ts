/** What can be left inside of a layer, e.g. a search, is left first: it has the mark while it is open. Radix hears the key before it does. */
export function takesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-takes-escape]') !== null;
}
