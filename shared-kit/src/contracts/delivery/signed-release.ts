import type { Release } from './composition.schema.ts';

/** What makes a release what it is, and so what its signature covers; where and to whom it is served is not in it. */
const signedFields = ['remote', 'version', 'entry', 'container', 'format', 'files', 'preloads', 'manifest'] as const;

export type SignedRelease = Pick<Release, (typeof signedFields)[number]>;

/**
 * The text that a release's Ed25519 signature is made over (as UTF-8): canonical JSON of its signed fields, so that the browser
 * and the server come to the same bytes whatever order the fields arrived in.
 */
export function signedText(release: SignedRelease): string {
  return canonicalJson(Object.fromEntries(signedFields.map((field) => [field, release[field]])));
}

/** JSON with sorted keys and no spaces (RFC 8785 for what JSON.parse can give); fields that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    // By UTF-16 code unit, which is how `<` compares strings; a locale would order them differently on two machines.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
