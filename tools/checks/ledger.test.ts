import { idsIn, readLedger, readProofs } from '../lib/ledger.ts';

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

test('ids are read from tags and from the end of titles', () => {
  expect(idsIn(`test('paga', { tag: ['@B4.6-12', '@A7c-15'] }, …); test('soma [B9-20] e [A1-01, A1-02]', …)`)).toEqual([
    'B4.6-12',
    'A7c-15',
    'B9-20',
    'A1-01',
    'A1-02',
  ]);
});
