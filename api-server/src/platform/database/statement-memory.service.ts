import { combinable, combinedText, explicitText, isRead, shapeOf } from './combined-reads.rules.ts';
import type { ResultColumn } from './combined-reads.rules.ts';

/** Statement that left for the database. */
export interface SentStatement {
  readonly text: string;
  /** `with-next` for what opens a transaction: it travels with the first statement. `unawaited` ends one that read only. */
  readonly trip: 'own' | 'with-next' | 'unawaited';
}

/** Text of a statement as it is sent, and its name when the database keeps its plan. */
export interface SentText {
  readonly text: string;
  readonly name: string | undefined;
}

/** Traits that a node finds in the text of a statement. Cached, because a search in a long text takes longest here. */
interface StatementTraits {
  readonly id: number;
  readonly isRead: boolean;
  readonly shape: string;
  readonly hasStar: boolean;
}

export interface KnownRead {
  readonly text: string;
  readonly columns: readonly ResultColumn[];
}

const mostTexts = 5_000;
/** Runs after which the database keeps the plan of a statement. */
const runsBeforeName = 20;
/** Each connection keeps a plan for each name: 50 KB for a simple read, up to 1 MB for ten that are sent together. */
const mostNames = 160;
/**
 * Rows of an insert and lists of tuples, whose text differs from call to call; and a conflict with a partial index, which
 * the database finds only when it plans with the values.
 */
const uncacheable = /\), \(\$|\bon conflict \([^)]*\) where\b/;
/** `*` as a list of columns: its result changes with a migration, and the database would refuse a cached plan. */
const star = /\*(?!\))/;

/**
 * Remembers the statements that a node has sent: the columns of their results, so that reads can be combined,
 * and how often they ran, so that the database plans the frequent ones once per connection.
 *
 * @param options `namesStatements` is false where two transactions in a row may meet different connections.
 */
export function statementMemory({ namesStatements = true }: { readonly namesStatements?: boolean } = {}) {
  const traits = limitedMap<StatementTraits>();
  let lastId = 0;
  const columns = limitedMap<readonly ResultColumn[] | null>();
  const texts = limitedMap<string>();
  const runs = limitedMap<number>();
  const names = new Map<string, string>();
  let observer: ((statement: SentStatement) => void) | undefined;

  function traitsOf(text: string): StatementTraits {
    const known = traits.get(text);
    if (known) return known;
    lastId += 1;
    const found = { id: lastId, isRead: isRead(text), shape: shapeOf(text), hasStar: star.test(text) };
    traits.set(text, found);
    return found;
  }

  function named(text: string): SentText {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNames || !namesStatements) return { text, name };
    const count = (runs.get(text) ?? 0) + 1;
    runs.set(text, count);
    if (count < runsBeforeName || uncacheable.test(text)) return { text, name: undefined };
    const next = `azulejo_${names.size + 1}`;
    names.set(text, next);
    return { text, name: next };
  }

  function builtOnce(key: string, build: () => string): string {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const built = build();
    texts.set(key, built);
    return built;
  }

  return {
    /** Returns the columns of a read's result; null when it cannot be combined, undefined when it has not run yet. */
    columnsOf: (text: string) => columns.get(traitsOf(text).shape),
    isRead: (text: string) => traitsOf(text).isRead,
    learn(text: string, found: readonly ResultColumn[]): void {
      columns.set(
        traitsOf(text).shape,
        combinable(found) ? found.map(({ name, dataTypeID }) => ({ name, dataTypeID })) : null,
      );
    },
    /** Forgets all columns, because a migration has changed a table. */
    forget(): void {
      columns.clear();
      texts.clear();
    },
    /** Returns how a statement is sent alone. A read of `*` names its columns once they are known. */
    alone(text: string): SentText {
      const { hasStar, shape } = traitsOf(text);
      if (!hasStar) return named(text);
      const known = columns.get(shape);
      return known ? named(builtOnce(text, () => explicitText({ text, columns: known }))) : { text, name: undefined };
    },
    /** Returns how reads are sent as one statement. */
    together: (reads: readonly KnownRead[]): SentText =>
      named(builtOnce(reads.map(({ text }) => traitsOf(text).id).join(), () => combinedText(reads))),
    observe: (next: typeof observer): void => void (observer = next),
    report: (statement: SentStatement): void => observer?.(statement),
  };
}

export type StatementMemory = ReturnType<typeof statementMemory>;

/** Returns a map by text that starts again when it is full. */
function limitedMap<Value>() {
  const map = new Map<string, Value>();
  return {
    get: (text: string) => map.get(text),
    set(text: string, value: Value): void {
      if (map.size >= mostTexts) map.clear();
      map.set(text, value);
    },
    clear: (): void => map.clear(),
  };
}
