/** @jest-environment tools/jest/browser-environment.mjs */
import { emptyPerson } from '../../lib/person-form/person-values.rules.ts';
import { mergeEdits } from './merge.rules.ts';

const base = { ...emptyPerson, name: 'Ana', role: 'Analista', department: 'Operações' };

test('takes over what only the other person changed, and keeps the own changes', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, role: 'Técnica' }, { ...base, department: 'Vendas' });
  expect(merged).toEqual({ ...base, role: 'Técnica', department: 'Vendas' });
  expect(conflicts).toEqual([]);
});

test('reports a field that both changed to different values', () => {
  const { merged, conflicts } = mergeEdits(base, { ...base, name: 'Ana Lima' }, { ...base, name: 'Ana Souza' });
  expect(conflicts).toEqual([{ field: 'name', yours: 'Ana Lima', theirs: 'Ana Souza' }]);
  expect(merged.name).toBe('Ana Lima');
});

test('reports nothing when both changed a field to the same value', () => {
  expect(mergeEdits(base, { ...base, name: 'Ana Lima' }, { ...base, name: 'Ana Lima' }).conflicts).toEqual([]);
});
