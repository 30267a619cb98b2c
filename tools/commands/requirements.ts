/** `pnpm requirements [--owner NAME] [--missing]`: lists which facts of the specifications a test proves. */
import { parseArgs } from 'node:util';
import { readLedger, readProofs } from '../lib/ledger.ts';

const { values } = parseArgs({ options: { owner: { type: 'string' }, missing: { type: 'boolean', default: false } } });
const proofs = readProofs();
const rows = readLedger().filter(({ owner }) => values.owner === undefined || owner === values.owner);
const byOwner = Object.entries(Object.groupBy(rows, ({ owner }) => owner)).toSorted(([a], [b]) => (a < b ? -1 : 1));

for (const [owner, requirements = []] of byOwner) {
  const missing = requirements.filter(({ id }) => !proofs.has(id));
  console.log(
    `${owner.padEnd(22)} ${String(requirements.length - missing.length).padStart(4)} / ${requirements.length}`,
  );
  if (values.missing) for (const { id, text } of missing) console.log(`    ${id.padEnd(9)} ${text}`);
}
console.log(
  `${'all'.padEnd(22)} ${String(rows.filter(({ id }) => proofs.has(id)).length).padStart(4)} / ${rows.length}`,
);
