import { statementMemory } from './statement-memory.service.ts';
import { statementQueue } from './statement-queue.adapter.ts';
import { tenantStart } from './transaction-start.rules.ts';

test('sends the start of a transaction and its first statements in one write', async () => {
  const log: string[] = [];
  const sent = async (text: string) => {
    log.push(text.slice(0, 6));
    return { command: 'SELECT', rowCount: 0, rows: [], fields: [] };
  };
  const { query } = statementQueue(
    {
      send: ({ text }) => sent(text),
      sendPlain: (text) => sent(text),
      inOneWrite(work) {
        log.push('{');
        work();
        log.push('}');
      },
      parserOf: () => (text) => text,
    },
    statementMemory(),
  );
  await query('begin');
  await query(tenantStart(1, { statementMs: 1, lockMs: 1, idleMs: 1 }));
  await Promise.all([query('select 1'), query('update t set a = 1')]);
  await query('commit');
  expect(log).toEqual(['{', 'begin;', 'select', 'update', '}', 'commit']);
});
