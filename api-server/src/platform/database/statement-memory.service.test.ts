import { statementMemory } from './statement-memory.service.ts';

const runs = (memory: ReturnType<typeof statementMemory>, text: string, times: number) =>
  Array.from({ length: times }, () => memory.nameOf(text));

test('a statement gets a name when it runs for the 20th time, and keeps it', () => {
  const names = runs(statementMemory(), 'select a from t where b = $1', 25);
  expect(names.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => undefined));
  expect(new Set(names.slice(19))).toEqual(new Set(['azulejo_1']));
});

test.each(['select * from t', 'select "n".* from t', 'select a from t where b in ($1, $2, $3)'])(
  '%s gets no name, because its result or its text changes',
  (text) => {
    expect(new Set(runs(statementMemory(), text, 60))).toEqual(new Set([undefined]));
  },
);

test('no statement gets a name behind a pooler: the next transaction may meet another connection', () => {
  const memory = statementMemory({ namesStatements: false });
  expect(new Set(runs(memory, 'select a from t where b = $1', 60))).toEqual(new Set([undefined]));
});

test('a statement that counts with * gets a name', () => {
  expect(runs(statementMemory(), 'select count(*) from t', 20).at(-1)).toBe('azulejo_1');
});

test('there are at most 120 names', () => {
  const memory = statementMemory();
  const last = Array.from({ length: 130 }, (_, index) => runs(memory, `select ${index} as a from t`, 20).at(-1));
  expect(last.filter((name) => name !== undefined)).toHaveLength(120);
});

test('knows the columns of lists of every length, and forgets them all', () => {
  const memory = statementMemory();
  const columns = [{ name: 'a', dataTypeID: 23 }];
  memory.learn('select a from t where b in ($1, $2)', columns);
  expect(memory.columnsOf('select a from t where b in ($1, $2, $3, $4)')).toEqual(columns);
  memory.learn('select a, a from t', [...columns, ...columns]);
  expect(memory.columnsOf('select a, a from t')).toBeNull();
  memory.forget();
  expect(memory.columnsOf('select a from t where b in ($1, $2)')).toBeUndefined();
});
