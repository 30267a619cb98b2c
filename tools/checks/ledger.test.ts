import { decidedIn, idsIn, readDecidedOtherwise, readLedger, readProofs } from '../lib/ledger.ts';

const ledger = readLedger();

test('every requirement has a unique id, an owner and a text', () => {
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  expect(ledger.filter(({ id, owner, text }) => !/^[AB]\d[0-9a-z.]*-\d{2,3}$/.test(id) || !owner || !text)).toEqual([]);
});

test('tests refer only to requirements that exist', () => {
  const known = new Set(ledger.map(({ id }) => id));
  const unknown = [...readProofs()]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${id} in ${[...files].join(', ')}`);
  expect(unknown).toEqual([]);
});

test('rows that are decided otherwise exist, and no test claims to prove them', () => {
  const known = new Set(ledger.map(({ id }) => id));
  const proofs = readProofs();
  const decided = [...readDecidedOtherwise().keys()];
  expect(decided.length).toBeGreaterThan(0);
  expect(decided.filter((id) => !known.has(id))).toEqual([]);
  expect(
    decided.filter((id) => proofs.has(id)).map((id) => `${id} in ${[...(proofs.get(id) ?? [])].join(', ')}`),
  ).toEqual([]);
});

test('decisions name the rows that they overrule', () => {
  const text = `# Decisions\n\n## 17. Boxes\n\nSource: A5-08. Decided otherwise: A5-08,\nB7.3-05.\n\n## 18. Other\n\nSource: A5-10.\n`;
  expect(decidedIn(text)).toEqual([
    ['A5-08', '17'],
    ['B7.3-05', '17'],
  ]);
});

test('ids are read from tags and from the end of titles', () => {
  expect(idsIn(`test('paga', { tag: ['@B4.6-12', '@A7c-15'] }, …); test('soma [B9-20] [A1-01, A1-02]', …)`)).toEqual([
    'B4.6-12',
    'A7c-15',
    'B9-20',
    'A1-01',
    'A1-02',
  ]);
});

test('ids in comments, in arrays and inside a title prove nothing', () => {
  expect(idsIn(`// test('soma [B9-20]')\n * [B4.6-12]'\nexpect(rows).toEqual(['A5-08', '17']);`)).toEqual([]);
  expect(idsIn(`test('adds [B9-20] up', …); test.each([[1, '[A1-01]']])('opens %i %s', …)`)).toEqual(['A1-01']);
});
