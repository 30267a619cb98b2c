import type { Composition, SearchPage } from 'shared-kit/contracts/delivery';
import { conditionHolds } from 'shared-kit/federation';
import type { ConditionFacts } from 'shared-kit/federation';

const WORDS = ':searchValue';

/** The search page of the portal: the first that a remote offers; without one there is nothing to search with. */
export function searchPageOf({ releases }: Composition, facts: ConditionFacts): SearchPage | undefined {
  return releases.flatMap(({ manifest }) => manifest.search ?? []).find((page) => conditionHolds(page.when, facts));
}

/** Where the words lead; undefined where they are too few (B5-17). An address swallows one or two dots by themselves. */
export function searchTarget(page: SearchPage, typed: string): string | undefined {
  const words = typed.trim().slice(0, page.maxLength);
  if (words.length < page.minLength || /^\.{1,2}$/.test(words)) return undefined;
  return page.to.replace(WORDS, () => encodeURIComponent(words));
}

/** What an address of the search page was asked for; empty on any other page. */
export function searchedAt(page: SearchPage, pathname: string): string {
  const before = page.to.slice(0, -WORDS.length);
  if (!pathname.toLowerCase().startsWith(before.toLowerCase())) return '';
  try {
    return decodeURIComponent(pathname.slice(before.length));
  } catch {
    return '';
  }
}

/** B5-17. */
export function tooShortText({ minLength }: SearchPage): string {
  return minLength === 1 ? 'Digite o que você procura.' : `Digite ao menos ${minLength} caracteres.`;
}
