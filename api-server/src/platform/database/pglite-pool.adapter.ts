import type { PGlite } from '@electric-sql/pglite';
import { parsers } from './column-types.adapter.ts';
import { enginePanic } from './engine-panic.service.ts';
import type { PanicListener } from './engine-panic.service.ts';
import { pgliteStatements } from './pglite-statements.adapter.ts';
import type { StatementMemory } from './statement-memory.service.ts';
import { statementQueue } from './statement-queue.adapter.ts';
import type { Wire } from './statement-queue.adapter.ts';

interface Waiting {
  (): void;
}

/** Written rows after which the engine plans again. */
const PLANNED_FOR_ROWS = 1_000;

/**
 * Shares PGlite's single connection between borrowers, one at a time and in order, in the shape of a `pg` pool.
 * Kysely's own PGlite driver lets a query of one request run in the open transaction of another.
 */
export function pglitePool(pglite: PGlite, memory: StatementMemory) {
  const panic = enginePanic();
  const queue: Waiting[] = [];
  let acquired = false;

  async function acquire(): Promise<void> {
    if (!acquired) {
      acquired = true;
      return;
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else acquired = false;
  }

  let writtenRows = 0;

  /**
   * The only connection keeps the plans of foreign keys and functions for good, and nothing analyses the tables: a plan
   * made for ten people would read a table of ten thousand from end to end for each row that refers to it.
   */
  async function planAgain(): Promise<void> {
    writtenRows = 0;
    await panic.send(() => pglite.exec('discard plans'));
  }

  const statements = pgliteStatements(pglite, panic);

  async function query(text: string, values: readonly unknown[] = [], name?: string) {
    const result = await statements.send(text, values, name);
    const command = firstWord(text);
    if (command !== 'SELECT') writtenRows += result.affectedRows ?? 0;
    if (writtenRows >= PLANNED_FOR_ROWS) await planAgain();
    return {
      command,
      rowCount: result.affectedRows ?? result.rows.length,
      rows: result.rows,
      fields: result.fields,
    };
  }

  const wire: Wire = {
    send: ({ text, values }, name) => query(text, values, name),
    sendPlain: (text) => statements.send(text, []),
    inOneWrite: (work) => work(),
    parserOf(typeId) {
      // The engine adds the array types of a database when it opens it.
      const parse = parsers[typeId] ?? pglite.parsers[typeId];
      return parse ? (text) => parse(text, typeId) : (text) => text;
    },
  };

  return {
    async connect() {
      await acquire();
      return { query: statementQueue(wire, memory).query, release };
    },
    onPanic: (listener: PanicListener) => panic.notify(listener),
    state: () => ({ size: 1, borrowed: acquired ? 1 : 0, waiting: queue.length }),
    async end() {
      if (!pglite.closed && !panic.hasHappened()) await pglite.close();
    },
    /** Runs one or more statements outside any request's transaction. */
    async execute(text: string, values?: readonly unknown[]) {
      await acquire();
      try {
        if (values && values.length > 0) return await query(text, values);
        const results = await statements.sendAll(text);
        return { rows: results.flatMap((result) => result.rows), rowCount: results.at(-1)?.affectedRows ?? 0 };
      } catch (error) {
        // There is no other connection to use instead, so a block that failed half-way must not stay open.
        await statements.sendAll('rollback').catch(() => undefined);
        throw error;
      } finally {
        release();
      }
    },
  };
}

/** Returns the command of a statement when it is one for which Kysely reads affected rows. */
function firstWord(text: string) {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase();
  if (word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' || word === 'MERGE') return word;
  return 'SELECT';
}
