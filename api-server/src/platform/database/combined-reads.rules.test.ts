import { combinedText, explicitText, isRead, separated, shapeOf } from './combined-reads.rules.ts';

test.each([
  ['select 1', true],
  ['with a as (select 1) select * from a', true],
  ['with a as (insert into t values (1) returning id) select * from a', false],
  ['insert into t values (1)', false],
  ['select * from t for update', false],
  ['select * from t for no key update skip locked', false],
  ['select pg_advisory_xact_lock($1)', false],
  ["select set_config('role', $1, true)", false],
  ['savepoint one', false],
])('%s only reads: %s', (text, expected) => {
  expect(isRead(text)).toBe(expected);
});

test('lists of every length have the same shape', () => {
  const [one, two, three] = ['$1', '$1, $2', '$1, $2, $3'].map((list) =>
    shapeOf(`select a from t where b in (${list})`),
  );
  expect(two).toBe(three);
  expect(one).not.toBe(two);
});

test('combines reads into one statement, with the parameters of each after those of the one before', () => {
  const a = { text: 'select "a" from "t" where "b" = $1', columns: [{ name: 'a', dataTypeID: 23 }] };
  const c = { text: 'select "c" from "u" where "d" in ($1, $2)', columns: [{ name: 'c', dataTypeID: 20 }] };
  expect(combinedText([a, c])).toBe(
    'select (select json_agg(json_build_array(q."a")) from (select "a" from "t" where "b" = $1) as q) as r0, ' +
      '(select json_agg(json_build_array(q."c"::text)) from (select "c" from "u" where "d" in ($2, $3)) as q) as r1',
  );
});

test('names the columns of a read of everything', () => {
  const columns = [
    { name: 'a', dataTypeID: 23 },
    { name: 'b "c"', dataTypeID: 25 },
  ];
  expect(explicitText({ text: 'select * from "t" order by "a"', columns })).toBe(
    'select q."a", q."b ""c""" from (select * from "t" order by "a") as q',
  );
});

test('separates the rows of one read, each value with the parser of its type', () => {
  const columns = [
    { name: 'id', dataTypeID: 23 },
    { name: 'big', dataTypeID: 20 },
  ];
  const row = {
    r0: [
      [1, '12'],
      [2, null],
    ],
    r1: null,
  };
  expect(separated(row, 0, columns, () => Number)).toEqual([
    { id: 1, big: 12 },
    { id: 2, big: null },
  ]);
  expect(separated(row, 1, columns, () => Number)).toEqual([]);
});
