/** Looks for viruses in files before they are stored. */
export interface Antivirus {
  /** Rejects a file with a virus (422), and any file while the scanner does not answer (503). */
  expectClean(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** Returns a summary of the scanner; null when none is configured. Throws when it does not answer. */
  check(): Promise<string | null>;
}

export const noAntivirus: Antivirus = { expectClean: async () => undefined, check: async () => null };
