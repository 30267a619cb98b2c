import type { Release } from './composition.schema.ts';

/** Fields of a release that its signature covers; its address and recipient are not among them. */
const signedFields = ['remote', 'version', 'entry', 'container', 'format', 'files', 'preloads', 'manifest'] as const;

export type SignedRelease = Pick<Release, (typeof signedFields)[number]>;

/**
 * Returns the text that a release's Ed25519 signature is computed over (as UTF-8): canonical JSON of its signed fields,
 * so that browser and server compute the same bytes whatever the field order.
 */
export function signedText(release: SignedRelease): string {
  return canonicalJson(Object.fromEntries(signedFields.map((field) => [field, release[field]])));
}

/**
 * Serialises JSON with sorted keys and no spaces (RFC 8785 for values that JSON.parse can return); omits undefined
 * fields.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    // Sorts by UTF-16 code unit, as `<` compares strings; a locale could order them differently on two machines.
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
