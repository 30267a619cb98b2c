import type { GridPlaces } from '@shared-kit/contracts/admin';
import { invalidField } from '../../../platform/errors.ts';

/** Row's place in a sorted list. */
export interface Place {
  readonly key: string;
  readonly id: number;
}

/** Side of a place from which a page is read. */
export interface FromPlace {
  readonly side: 'after' | 'before';
  readonly place: Place;
}

/** Writes a place as the text that a page of the list sends back. */
export function placeText({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Returns the place that a query names; undefined for the first page. Refuses a text that is no place. */
export function placeIn({
  after,
  before,
}: {
  after?: string | undefined;
  before?: string | undefined;
}): FromPlace | undefined {
  const text = after ?? before;
  if (text === undefined) return undefined;
  const side = after === undefined ? 'before' : 'after';
  const [key, id] = parsed(text, `query.${side}`);
  return { side, place: { key, id } };
}

function parsed(text: string, path: string): [string, number] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (
      Array.isArray(value) &&
      typeof value[0] === 'string' &&
      Number.isSafeInteger(value[1]) &&
      !value[0].includes('\0')
    )
      return [value[0], Number(value[1])];
  } catch {
    // Not JSON: refused below.
  }
  throw invalidField(path, 'Esta página da lista não existe.');
}

/** Returns the rows of a page in the list's order and the places around it. `rows` has one more when there are more. */
export function pageOf<Row>(
  rows: readonly Row[],
  { from, limit, placeOf }: { from: FromPlace | undefined; limit: number; placeOf: (row: Row) => Place },
): { rows: readonly Row[]; places: GridPlaces } {
  const isBackwards = from?.side === 'before';
  const hasMore = rows.length > limit;
  const shown = isBackwards ? rows.slice(0, limit).toReversed() : rows.slice(0, limit);
  const [first, last] = [shown[0], shown.at(-1)];
  const hasPrevious = isBackwards ? hasMore : from !== undefined;
  const hasNext = isBackwards || hasMore;
  return {
    rows: shown,
    places: {
      previous: first && hasPrevious ? placeText(placeOf(first)) : null,
      next: last && hasNext ? placeText(placeOf(last)) : null,
    },
  };
}
