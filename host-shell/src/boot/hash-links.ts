/** Decision 2: old links of the form `/#/x?y` go on working. Returns the path to show instead, if any. */
export function pathOfHashLink(basename: string, hash: string): string | undefined {
  return hash.startsWith('#/') && !hash.startsWith('#//') ? basename + hash.slice(1) : undefined;
}
