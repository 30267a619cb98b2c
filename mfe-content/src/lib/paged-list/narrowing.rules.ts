import { CONTENT_SEARCH_MIN_LENGTH } from '@shared-kit/contracts/content';

/** Filters of a list. */
export interface Narrowing {
  /** Search text as typed. */
  readonly words: string;
  readonly tags: readonly string[];
  readonly idContentTypes: readonly number[];
}

const wordsParam = 'busca';
const tagParam = 'etiqueta';
const typeParam = 'tipo';

/** Reads the filters from the address, so that back navigation restores the same list. */
export function narrowingOf(search: URLSearchParams): Narrowing {
  return {
    words: search.get(wordsParam) ?? '',
    tags: search.getAll(tagParam),
    idContentTypes: search.getAll(typeParam).flatMap((type) => (/^\d{1,4}$/.test(type) ? [Number(type)] : [])),
  };
}

/** Returns the query parameters with these filters; other parameters stay. */
export function withNarrowing(search: URLSearchParams, { words, tags, idContentTypes }: Narrowing): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [wordsParam, tagParam, typeParam]) next.delete(name);
  if (words !== '') next.set(wordsParam, words);
  for (const tag of tags) next.append(tagParam, tag);
  for (const type of idContentTypes) next.append(typeParam, String(type));
  return next;
}

/** Returns the search text to request; empty when it is too short (A5-24). */
export function queryWords(words: string): string {
  const trimmed = words.trim();
  return trimmed.length < CONTENT_SEARCH_MIN_LENGTH ? '' : trimmed;
}

export function isNarrowed({ words, tags, idContentTypes }: Narrowing): boolean {
  return queryWords(words) !== '' || tags.length > 0 || idContentTypes.length > 0;
}

/** Returns the list without the value when it contains it, otherwise with the value added. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
