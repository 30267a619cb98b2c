import { statementMemory } from './statement-memory.service.ts';

const columns = [{ name: 'a', dataTypeID: 23 }];
const runs = (memory: ReturnType<typeof statementMemory>, text: string, times: number) =>
  Array.from({ length: times }, () => memory.alone(text).name);

test('a statement gets a name when it runs for the 20th time, and keeps it', () => {
  const names = runs(statementMemory(), 'select a from t where b = $1', 25);
  expect(names.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => undefined));
  expect(new Set(names.slice(19))).toEqual(new Set(['azulejo_1']));
});

test.each([
  ['select * from t', 'its columns are not known'],
  ['insert into t (a) values ($1) returning *', 'its result changes'],
  ['insert into t (a) values ($1), ($2)', 'its text changes'],
  ['insert into t (a) values ($1) on conflict ("a", "b") where c = $2 do nothing', 'it is planned with its values'],
  ['select a from t where (b, c) in (($1, $2), ($3, $4))', 'its text changes'],
])('%s gets no name, because %s', (text) => {
  expect(new Set(runs(statementMemory(), text, 60))).toEqual(new Set([undefined]));
});

test('a read of everything names its columns once they are known, and then gets a name', () => {
  const memory = statementMemory();
  expect(memory.alone('select * from t').text).toBe('select * from t');
  memory.learn('select * from t', columns);
  expect(memory.alone('select * from t').text).toBe('select q."a" from (select * from t) as q');
  expect(runs(memory, 'select * from t', 20).at(-1)).toBe('azulejo_1');
});

test('reads that are sent together get a name, whatever they read', () => {
  const memory = statementMemory();
  const reads = ['select * from t', 'select a from u where b = $1'].map((text) => ({ text, columns }));
  const names = Array.from({ length: 20 }, () => memory.together(reads).name);
  expect(names.at(-1)).toBe('azulejo_1');
});

test('no statement gets a name behind a pooler: the next transaction may meet another connection', () => {
  const memory = statementMemory({ namesStatements: false });
  expect(new Set(runs(memory, 'select a from t where b = $1', 60))).toEqual(new Set([undefined]));
});

test('a statement that counts with * gets a name', () => {
  expect(runs(statementMemory(), 'select count(*) from t', 20).at(-1)).toBe('azulejo_1');
});

test('there are at most 160 names', () => {
  const memory = statementMemory();
  const last = Array.from({ length: 170 }, (_, index) => runs(memory, `select ${index} as a from t`, 20).at(-1));
  expect(last.filter((name) => name !== undefined)).toHaveLength(160);
});

test('knows the columns of lists of every length, and forgets them all', () => {
  const memory = statementMemory();
  memory.learn('select a from t where b in ($1, $2)', columns);
  expect(memory.columnsOf('select a from t where b in ($1, $2, $3, $4)')).toEqual(columns);
  memory.learn('select a, a from t', [...columns, ...columns]);
  expect(memory.columnsOf('select a, a from t')).toBeNull();
  memory.forget();
  expect(memory.columnsOf('select a from t where b in ($1, $2)')).toBeUndefined();
});
