import { CONTENT_SEARCH_MIN_LENGTH } from 'shared-kit/contracts/content';

/** What a list is narrowed by. */
export interface Narrowing {
  /** As it was typed. */
  readonly words: string;
  readonly tags: readonly string[];
  readonly idContentTypes: readonly number[];
}

const wordsParam = 'busca';
const tagParam = 'etiqueta';
const typeParam = 'tipo';

/** The narrowing that an address carries, so that the way back leads to the same list. */
export function narrowingOf(search: URLSearchParams): Narrowing {
  return {
    words: search.get(wordsParam) ?? '',
    tags: search.getAll(tagParam),
    idContentTypes: search.getAll(typeParam).flatMap((type) => (/^\d{1,4}$/.test(type) ? [Number(type)] : [])),
  };
}

/** The address's parameters with this narrowing; what else they say stays. */
export function withNarrowing(search: URLSearchParams, { words, tags, idContentTypes }: Narrowing): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [wordsParam, tagParam, typeParam]) next.delete(name);
  if (words !== '') next.set(wordsParam, words);
  for (const tag of tags) next.append(tagParam, tag);
  for (const type of idContentTypes) next.append(typeParam, String(type));
  return next;
}

/** The words that are asked about: none where they are too few characters (A5-24). */
export function askedWords(words: string): string {
  const trimmed = words.trim();
  return trimmed.length < CONTENT_SEARCH_MIN_LENGTH ? '' : trimmed;
}

export function isNarrowed({ words, tags, idContentTypes }: Narrowing): boolean {
  return askedWords(words) !== '' || tags.length > 0 || idContentTypes.length > 0;
}

/** The list with the value, or without it where it was there. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
