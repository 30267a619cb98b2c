/** Column of a result: its name and PostgreSQL's id of its type. */
export interface ResultColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export type Row = Record<string, unknown>;

/** Returns the parser of a type for values in their text form. */
export type ParserOf = (typeId: number) => (text: string) => unknown;

/** Builds arrays of more values are refused by PostgreSQL; it takes 100 arguments. */
const mostColumns = 50;

/** Types whose values JSON carries as they are: bool, int2, int4, text, varchar, json and jsonb. */
const nativeInJson = new Set([16, 21, 23, 25, 1043, 114, 3802]);

/** Functions with an effect, and row locks: the statement runs alone, in its turn. */
const hasEffect =
  /\b(?:set_config|nextval|setval|pg_notify|pg_\w*advisory\w*)\s*\(|\bfor (?:no key )?update\b|\bfor (?:key )?share\b/i;

const writes = /\b(?:insert into|update|delete from|merge into)\b/i;

/** Returns true for a statement that only reads. */
export function isRead(text: string): boolean {
  const reads = /^\s*select\b/i.test(text) || (/^\s*with\b/i.test(text) && !writes.test(text));
  return reads && !hasEffect.test(text);
}

/** Returns the text with lists of parameters shortened, so that lists of every length share what is known of them. */
export function shapeOf(text: string): string {
  return text.replace(/\$\d+(?:, \$\d+)+/g, '$,').replace(/\$\d+/g, '$');
}

/** Returns the columns when a result with them can be sent as JSON: few, and each with a name of its own. */
export function combinable(columns: readonly ResultColumn[]): boolean {
  return (
    columns.length > 0 &&
    columns.length <= mostColumns &&
    new Set(columns.map(({ name }) => name)).size === columns.length
  );
}

interface Read {
  readonly text: string;
  readonly columns: readonly ResultColumn[];
}

/**
 * Combines reads into one statement with one row: each column is an array of the rows of one read, each row an array
 * of its values. Types that JSON does not have travel in their text form, as they do without it. The values are those of
 * the reads, one after the other.
 *
 * @example
 * combinedText([{ text: 'select 1 as one', columns: [{ name: 'one', dataTypeID: 23 }] }]);
 * // select (select json_agg(json_build_array(q."one")) from (select 1 as one) as q) as r0
 */
export function combinedText(reads: readonly Read[]): string {
  let offset = 0;
  const parts = reads.map(({ text, columns }, index) => {
    let last = 0;
    const moved = text.replace(/\$(\d+)/g, (_, n: string) => {
      last = Math.max(last, Number(n));
      return `$${Number(n) + offset}`;
    });
    offset += last;
    const values = columns.map((column) =>
      nativeInJson.has(column.dataTypeID) ? inQ(column) : `${inQ(column)}::text`,
    );
    return `(select json_agg(json_build_array(${values.join(', ')})) from (${moved}) as q) as r${index}`;
  });
  return `select ${parts.join(', ')}`;
}

/** Returns a read that names its columns, so that its result stays the same when a migration adds one. */
export function explicitText({ text, columns }: Read): string {
  return `select ${columns.map(inQ).join(', ')} from (${text}) as q`;
}

const inQ = ({ name }: ResultColumn): string => `q."${name.replaceAll('"', '""')}"`;

/** Returns the rows of one read from the row of the combined statement, as that read alone would have returned them. */
export function separated(row: Row, index: number, columns: readonly ResultColumn[], parserOf: ParserOf): Row[] {
  const rows = row[`r${index}`] as readonly (readonly unknown[])[] | null;
  if (rows === null) return [];
  const parsers = columns.map(({ dataTypeID }) => (nativeInJson.has(dataTypeID) ? undefined : parserOf(dataTypeID)));
  return rows.map((values) => {
    const result: Row = {};
    for (const [at, { name }] of columns.entries()) {
      const value = values[at];
      const parse = parsers[at];
      result[name] = parse && value !== null ? parse(value as string) : value;
    }
    return result;
  });
}
