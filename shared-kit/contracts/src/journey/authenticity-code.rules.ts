/** Returns the stored form of a typed code. Accepts lower case, missing hyphens, O for 0, and I or L for 1. */
export function normalAuthenticityId(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return plain.replace(/(.{4})(?=.)/g, '$1-');
}
