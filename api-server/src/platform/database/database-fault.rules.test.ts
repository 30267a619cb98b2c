import { databaseFault } from './database-fault.rules.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

test.each([
  ['a refused connection', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['a server that shuts down', coded('57P01', { severity: 'FATAL' })],
  ['a connection exception', coded('08006', { severity: 'ERROR' })],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['no answer in time', new Error('Query read timeout')],
])('%s means that the database is unavailable', (_, error) => {
  expect(databaseFault(error)).toBe('unavailable');
});

test.each([
  ['a lock that was not free in time', coded('55P03')],
  ['a statement that took too long', coded('57014')],
  ['an idle transaction', coded('25P03')],
  ['a deadlock', coded('40P01')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is busy', (_, error) => {
  expect(databaseFault(error)).toBe('busy');
});

test.each([
  ['a duplicate key', coded('23505', { severity: 'ERROR' })],
  ['a refused connection that an HTTP client reports', coded('ECONNREFUSED')],
  ['any other error', new Error('oops')],
  ['nothing', undefined],
])('%s is not a fault of the database', (_, error) => {
  expect(databaseFault(error)).toBeUndefined();
});
