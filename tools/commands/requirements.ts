/** `pnpm requirements [--owner NAME] [--missing]`: lists which facts of the specifications a test proves. */
import { parseArgs } from 'node:util';
import { readDecidedOtherwise, readLedger, readProofs } from '../lib/ledger.ts';
import type { Requirement } from '../lib/ledger.ts';

const { values } = parseArgs({ options: { owner: { type: 'string' }, missing: { type: 'boolean', default: false } } });
const proofs = readProofs();
const decided = readDecidedOtherwise();
const rows = readLedger().filter(({ owner }) => values.owner === undefined || owner === values.owner);
const byOwner = Object.entries(Object.groupBy(rows, ({ owner }) => owner)).toSorted(([a], [b]) => (a < b ? -1 : 1));

function summary(name: string, requirements: readonly Requirement[]): string {
  const otherwise = requirements.filter(({ id }) => decided.has(id)).length;
  const proven = requirements.filter(({ id }) => proofs.has(id) && !decided.has(id)).length;
  const apart = otherwise === 0 ? '' : `, decided otherwise ${otherwise}`;
  return `${name.padEnd(22)} ${String(proven).padStart(4)} / ${requirements.length}${apart}`;
}

for (const [owner, requirements = []] of byOwner) {
  console.log(summary(owner, requirements));
  for (const { id, text } of requirements) {
    const decision = decided.get(id);
    if (decision !== undefined) console.log(`    ${id.padEnd(9)} decided otherwise (decision ${decision}): ${text}`);
    else if (values.missing && !proofs.has(id)) console.log(`    ${id.padEnd(9)} ${text}`);
  }
}
console.log(summary('all', rows));
