import { combinable, shapeOf } from './combined-reads.rules.ts';
import type { ResultColumn } from './combined-reads.rules.ts';

/** Statement that left for the database. */
export interface SentStatement {
  readonly text: string;
  /** `with-next` for what opens a transaction: it travels with the first statement. `unawaited` ends one that read only. */
  readonly trip: 'own' | 'with-next' | 'unawaited';
}

const mostShapes = 5_000;
/** Runs after which the database keeps the plan of a statement. */
const runsBeforeName = 20;
/** Each connection keeps a plan for each name. */
const mostNames = 120;

/**
 * What a node knows of the statements that it has sent: the columns of their results, so that reads can be combined,
 * and how often they ran, so that the database plans the frequent ones once per connection.
 *
 * @param options `namesStatements` is false where two transactions in a row may meet different connections.
 */
export function statementMemory({ namesStatements = true }: { readonly namesStatements?: boolean } = {}) {
  const columns = new Map<string, readonly ResultColumn[] | null>();
  const runs = new Map<string, number>();
  const names = new Map<string, string>();
  let observer: ((statement: SentStatement) => void) | undefined;

  return {
    /** Returns the columns of a read's result; null when it cannot be combined, undefined when it has not run yet. */
    columnsOf: (text: string) => columns.get(shapeOf(text)),
    learn(text: string, found: readonly ResultColumn[]): void {
      if (columns.size >= mostShapes) columns.clear();
      columns.set(
        shapeOf(text),
        combinable(found) ? found.map(({ name, dataTypeID }) => ({ name, dataTypeID })) : null,
      );
    },
    /** Forgets all columns, because a migration has changed a table. */
    forget: (): void => columns.clear(),
    /** Returns the name of a frequent statement. The database plans a named statement once. */
    nameOf(text: string): string | undefined {
      const name = names.get(text);
      if (name !== undefined || names.size >= mostNames || !namesStatements) return name;
      const count = (runs.get(text) ?? 0) + 1;
      if (count < runsBeforeName) {
        if (runs.size >= mostShapes) runs.clear();
        runs.set(text, count);
        return undefined;
      }
      runs.delete(text);
      // The result of `*` changes with a migration, and a kept plan would refuse it. Lists differ from call to call.
      if (/\*(?!\))|\$\d+, \$\d+, \$\d+/.test(text)) return undefined;
      const next = `azulejo_${names.size + 1}`;
      names.set(text, next);
      return next;
    },
    observe: (next: typeof observer): void => void (observer = next),
    report: (statement: SentStatement): void => observer?.(statement),
  };
}

export type StatementMemory = ReturnType<typeof statementMemory>;
