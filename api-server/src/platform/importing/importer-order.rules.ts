import type { Importer } from './importer.port.ts';

/** Sorts the importers so that each comes after those it names in `after`; otherwise the given order stays. */
export function inOrder(importers: readonly Importer[]): Importer[] {
  const ordered: Importer[] = [];
  const visiting = new Set<Importer>();

  function visit(importer: Importer): void {
    if (ordered.includes(importer)) return;
    if (visiting.has(importer)) throw new Error(`the importers of '${importer.domain}' wait for each other`);
    visiting.add(importer);
    for (const before of importers) if (before !== importer && importer.after.includes(before.domain)) visit(before);
    ordered.push(importer);
  }

  for (const importer of importers) visit(importer);
  return ordered;
}
