import { separated } from './combined-reads.rules.ts';
import type { ParserOf, ResultColumn, Row, Statement } from './combined-reads.rules.ts';
import type { StatementMemory } from './statement-memory.service.ts';
import { isBegin, isTenantStart } from './transaction-start.rules.ts';

export interface StatementResult {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}

/** A borrowed connection. Statements that are sent without waiting for each other run in the order of the calls. */
export interface Wire {
  send(statement: Statement, name?: string): Promise<StatementResult & { fields: readonly ResultColumn[] }>;
  /** Sends statements without parameters in one message. */
  sendPlain(text: string): Promise<unknown>;
  /** Runs work that sends several statements, so that they leave in one packet where the connection allows it. */
  inOneWrite(work: () => void): void;
  readonly parserOf: ParserOf;
}

interface Waiting extends Statement {
  resolve(result: StatementResult): void;
  reject(error: unknown): void;
}

/** Reads in one statement at most. */
const mostCombined = 24;

// Captured, because tests replace the one of `process`.
const { nextTick } = process;

/**
 * Sends the statements of a connection in few round trips:
 *
 * - `begin` and the tenant's role wait for the first statement and travel with it;
 * - reads that are waiting at the same time become one statement, with the results that each alone would have;
 * - the end of a transaction that only read is sent and not waited for.
 */
export function statementQueue(wire: Wire, memory: StatementMemory) {
  let start: string[] = [];
  let waiting: Waiting[] = [];
  let startFailure: { error: unknown } | undefined;
  /** False while the open transaction has only read, without a failure. */
  let mustAwaitEnd = false;

  async function query(text: string, values: readonly unknown[] = []): Promise<StatementResult> {
    if (isBegin(text)) {
      start = [text];
      startFailure = undefined;
      mustAwaitEnd = false;
      return nothing('BEGIN');
    }
    if (start.length > 0 && isTenantStart(text)) {
      start.push(text);
      return nothing('SELECT');
    }
    if (text === 'commit' || text === 'rollback') return end(text);
    return new Promise((resolve, reject) => {
      waiting.push({ text, values, resolve, reject });
      // Runs when all work that needs no answer of the database is done, so that reads of one moment meet here.
      if (waiting.length === 1) nextTick(flush);
    });
  }

  async function end(text: 'commit' | 'rollback'): Promise<StatementResult> {
    flush();
    if (start.length > 0) {
      // The transaction has sent nothing, so there is nothing to end.
      start = [];
      return nothing(text.toUpperCase());
    }
    const isAwaited = mustAwaitEnd || text === 'rollback';
    memory.report({ text, trip: isAwaited ? 'own' : 'unawaited' });
    const ended = wire.send({ text, values: [] });
    if (isAwaited) return ended;
    // A connection that fails here is removed from the pool; the reads have their answers.
    ended.catch(() => undefined);
    return nothing('COMMIT');
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) wire.inOneWrite(() => sendBatch(batch));
  }

  function sendBatch(batch: readonly Waiting[]): void {
    const reads: Waiting[] = [];
    sendStart();
    for (const statement of batch) {
      if (memory.isRead(statement.text)) {
        reads.push(statement);
        continue;
      }
      sendReads(reads.splice(0));
      mustAwaitEnd = true;
      void sendOne(statement);
    }
    sendReads(reads);
  }

  function sendStart(): void {
    if (start.length === 0) return;
    const text = start.join('; ');
    start = [];
    memory.report({ text, trip: 'with-next' });
    wire.sendPlain(text).catch((error: unknown) => {
      startFailure = { error };
      mustAwaitEnd = true;
    });
  }

  function sendReads(reads: readonly Waiting[]): void {
    const known = reads.flatMap((read) => {
      const columns = memory.columnsOf(read.text);
      return columns ? [{ read, columns }] : [];
    });
    const alone = known.length > 1 ? new Set(known.map(({ read }) => read)) : new Set<Waiting>();
    for (const read of reads) if (!alone.has(read)) void sendOne(read);
    if (known.length > 1)
      for (let at = 0; at < known.length; at += mostCombined) void sendTogether(known.slice(at, at + mostCombined));
  }

  async function sendOne(statement: Waiting): Promise<void> {
    const { text, values, resolve } = statement;
    memory.report({ text, trip: 'own' });
    const sent = memory.alone(text);
    try {
      const result = await wire.send({ text: sent.text, values }, sent.name);
      if (memory.isRead(text) && memory.columnsOf(text) === undefined) memory.learn(text, result.fields);
      resolve(result);
    } catch (error) {
      // A column may be gone since the read ran last.
      if (sent.text !== text) memory.forget();
      fail([statement], error);
    }
  }

  async function sendTogether(
    reads: readonly { readonly read: Waiting; readonly columns: readonly ResultColumn[] }[],
  ): Promise<void> {
    const { text, name } = memory.together(reads.map(({ read, columns }) => ({ text: read.text, columns })));
    memory.report({ text, trip: 'own' });
    try {
      const { rows } = await wire.send({ text, values: reads.flatMap(({ read }) => read.values) }, name);
      for (const [index, { read, columns }] of reads.entries()) {
        const own = separated(rows[0] as Row, index, columns, wire.parserOf);
        read.resolve({ command: 'SELECT', rowCount: own.length, rows: own });
      }
    } catch (error) {
      memory.forget();
      fail(
        reads.map(({ read }) => read),
        error,
      );
    }
  }

  function fail(statements: readonly Waiting[], error: unknown): void {
    mustAwaitEnd = true;
    const reason = startFailure ? startFailure.error : error;
    for (const { reject } of statements) reject(reason);
  }

  return { query };
}

const nothing = (command: string): StatementResult => ({ command, rowCount: 0, rows: [] });
