import type { Composition, SearchPage } from '@shared-kit/contracts/delivery';
import { isConditionMet } from '@shared-kit/runtime/federation';
import type { ConditionValues } from '@shared-kit/runtime/federation';

const WORDS = ':searchValue';

/** Returns the search page of the portal: the first one that a remote offers. Without one there is no search. */
export function searchPageOf({ releases }: Composition, conditions: ConditionValues): SearchPage | undefined {
  return releases
    .flatMap(({ manifest }) => manifest.search ?? [])
    .find((page) => isConditionMet(page.when, conditions));
}

/**
 * Returns the address of a search; undefined when the text is too short (B5-17). An address removes a segment of one or
 * two dots.
 */
export function searchTarget(page: SearchPage, typed: string): string | undefined {
  const words = typed.trim().slice(0, page.maxLength);
  if (words.length < page.minLength || /^\.{1,2}$/.test(words)) return undefined;
  return page.to.replace(WORDS, () => encodeURIComponent(words));
}

/** Returns the search text in an address of the search page; empty on any other page. */
export function searchedAt(page: SearchPage, pathname: string): string {
  const before = page.to.slice(0, -WORDS.length);
  if (!pathname.toLowerCase().startsWith(before.toLowerCase())) return '';
  try {
    return decodeURIComponent(pathname.slice(before.length));
  } catch {
    return '';
  }
}

/** B5-17: returns the message for a text that is too short. */
export function tooShortText({ minLength }: SearchPage): string {
  return minLength === 1 ? 'Digite o que você procura.' : `Digite ao menos ${minLength} caracteres.`;
}
