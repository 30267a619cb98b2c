import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 4000;

/** Errors of a name that has no such record, in contrast to a name server that can't be reached. */
const missing = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

/** Returns the TXT records of a name, each as one text; none when the name has none. Throws when DNS can't be asked. */
export async function readTxtRecords(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return [];
    throw error;
  }
}
