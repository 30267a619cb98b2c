import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { migrationFiles } from './read-migrations.service.ts';

/** Migrations before this one were never published. */
const rule = '20261123130500';
/** Statements that take away what the version before uses (docs/adr/0044). */
const takesAway =
  /\b(drop\s+(table|column|function|policy|constraint|type)|rename\s+(to|column)|set\s+not\s+null|alter\s+column\s+\S+\s+type|revoke)\b/i;

/** A right on a function that the migration itself creates is nobody's before. */
const withoutNewRights = (text: string): string =>
  text.replaceAll(/revoke all on function (\w+)(?:\([^)]*\))? from public/gi, (statement, name: string) =>
    text.includes(`create function ${name}(`) ? '' : statement,
  );

const contracting = (text: string): boolean => takesAway.test(withoutNewRights(text));
const names = migrationFiles().map((file) => basename(file, '.ts'));

test('a migration that takes something away names the migration that prepared it', () => {
  const undeclared = migrationFiles().filter((file) => {
    const text = readFileSync(file, 'utf8');
    const prepared = /contracts: '([^']+)'/.exec(text)?.[1];
    if (basename(file) < rule || !contracting(text)) return prepared !== undefined && !names.includes(prepared);
    return prepared === undefined || !names.includes(prepared) || prepared >= basename(file);
  });
  expect(undeclared).toEqual([]);
});

test.each([
  ['alter table users drop column phone', true],
  ['alter table users rename column phone to mobile', true],
  ['alter table users alter column phone set not null', true],
  ['alter table users alter column phone type integer', true],
  ['drop table users', true],
  ['create table things (id integer not null)', false],
  ['revoke all on function found(text) from public', true],
  ['create function found(of text) returns boolean; revoke all on function found(text) from public', false],
  ['create function found(of text) returns boolean; revoke all on function found from public', false],
  ['revoke all on function found from public', true],
  ["alter table users add column mobile text not null default ''", false],
])('%s takes something away: %s', (statement, expected) => {
  expect(contracting(statement)).toBe(expected);
});
