import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, Results, messages } from '@electric-sql/pglite';
import { parsers } from './column-types.adapter.ts';
import { isStalePlan } from './database-fault.rules.ts';
import type { EnginePanic } from './engine-panic.service.ts';

const { serialize } = protocol;

const mostTexts = 5_000;

/**
 * Sends statements to PGlite in few messages, with the results of its own `query`. That needs six messages and a new plan
 * for each statement, which costs four times as much as a statement with a cached plan.
 */
export function pgliteStatements(pglite: PGlite, panic: EnginePanic) {
  /** Types of the parameters of statements that have run, by text. */
  const types = new Map<string, readonly number[]>();
  /** Statements whose plans the engine keeps, by the name that the caller gave. */
  const named = new Map<string, { readonly name: string; readonly typeIds: readonly number[] }>();
  /** Times that a migration made the cached plans useless. The engine keeps their names. */
  let staleTimes = 0;
  let allParsers: Record<number, (value: string, typeId?: number) => unknown> | undefined;

  async function run(sent: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    const { messages } = await panic.send(() => pglite.execProtocol(joined(sent)));
    return messages;
  }

  function resultsIn(found: messages.BackendMessage[]): Results[] {
    // The engine adds the array types of a database when it opens it.
    allParsers ??= { ...pglite.parsers, ...parsers };
    return parse.parseResults(found, allParsers) as Results[];
  }

  function resultIn(found: messages.BackendMessage[]): Results {
    const [result] = resultsIn(found);
    if (!result) throw new Error('The database sent no result.');
    return result;
  }

  /** Returns the types of a statement's parameters, which the engine infers; leaves the statement parsed. */
  async function learnTypes(text: string, name: string): Promise<readonly number[]> {
    const found = await run([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const inferred = parse.parseDescribeStatementResults(found);
    if (types.size >= mostTexts) types.clear();
    types.set(text, inferred);
    return inferred;
  }

  function bound(statement: string, values: readonly unknown[], typeIds: readonly number[]): Uint8Array[] {
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const typeId = typeIds[index];
      const asText = typeId === undefined ? undefined : pglite.serializers[typeId];
      return asText ? asText(value) : String(value);
    });
    return [
      serialize.bind({ statement, values: texts }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ];
  }

  async function sendNamed(text: string, values: readonly unknown[], name: string): Promise<Results> {
    let own = named.get(name);
    if (!own) {
      const unique = `${name}_${staleTimes}`;
      own = { name: unique, typeIds: await learnTypes(text, unique) };
      named.set(name, own);
    }
    try {
      return resultIn(await run(bound(own.name, values, own.typeIds)));
    } catch (error) {
      // A migration changed what the statement returns: all get new names.
      if (isStalePlan(error)) {
        named.clear();
        staleTimes += 1;
      }
      throw error;
    }
  }

  async function sendPlanned(text: string, values: readonly unknown[]): Promise<Results> {
    if (values.length === 0) return resultIn(await run([serialize.query(text)]));
    const known = types.get(text);
    const parsed = known ? [serialize.parse({ text })] : [];
    const typeIds = known ?? (await learnTypes(text, ''));
    return resultIn(await run([...parsed, ...bound('', values, typeIds)]));
  }

  return {
    /** Runs one statement after those before it. With a name, the engine keeps its plan. */
    async send(text: string, values: readonly unknown[], name?: string): Promise<Results> {
      await pglite.waitReady;
      return pglite.runExclusive(() =>
        name === undefined ? sendPlanned(text, values) : sendNamed(text, values, name),
      );
    },
    /** Runs one or more statements without values. PGlite's own `exec` sends a further message, which hangs after a panic. */
    async sendAll(text: string): Promise<Results[]> {
      await pglite.waitReady;
      return pglite.runExclusive(async () => resultsIn(await run([serialize.query(text)])));
    },
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
