/** Values that the running app returned, by the name of their field. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

/** Values that the app returned to one caller. */
export interface Known {
  readonly values: KnownValues;
  /** Fields that were returned together, such as a training and its enrolment. */
  readonly records: readonly KnownRecord[];
}

export interface KnownRecord {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Path of the endpoint that returned it. */
  readonly path: string;
}

export const nothingKnown: Known = { values: new Map(), records: [] };

const valuesPerField = 40;
const recordsPerCaller = 2_000;

/** Collects what replies contain. */
export function knowledge() {
  const values = new Map<string, unknown[]>();
  const records: KnownRecord[] = [];
  const seenRecords = new Set<string>();

  function collectValue(name: string, value: unknown): void {
    const seen = values.get(name) ?? [];
    if (seen.length < valuesPerField && !seen.includes(value)) values.set(name, [...seen, value]);
  }

  function collectRecord(fields: Record<string, unknown>, path: string): void {
    const ids = Object.entries(fields).filter(([name]) => isId(name));
    const key = JSON.stringify([path, ids]);
    if (ids.length === 0 || records.length >= recordsPerCaller || seenRecords.has(key)) return;
    seenRecords.add(key);
    records.push({ fields, path });
  }

  /** `around` has the ids of the objects that contain the value, and those of the request. */
  function collect(value: unknown, name: string, around: Readonly<Record<string, unknown>>, path: string): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) collect(item, name, around, path);
    else if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value);
      const own = { ...around, ...Object.fromEntries(fields.filter(([, inner]) => isScalar(inner))) };
      collectRecord(own, path);
      for (const [key, inner] of fields) collect(inner, key, own, path);
    } else if (isScalar(value)) collectValue(name, value);
  }

  return { known: { values, records } satisfies Known, collect };
}

function isScalar(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value.length < 200);
}

function isId(name: string): boolean {
  return /^id(?:[A-Z]|$)|^(?:code|token|remote|version|release|username)$/.test(name);
}

/** Returns the values with one of the records that fit these fields in place of what is known by each name. */
export function withRecord({ values }: Known, record: KnownRecord['fields'] | undefined): KnownValues {
  if (!record) return values;
  return new Map([...values, ...Object.entries(record).map(([name, value]) => [name, [value]] as const)]);
}

/** Returns the records that have most of the fields; of those, the ones that the endpoint's own path returned. */
export function fittingRecords({ records }: Known, fields: readonly string[], path: string): KnownRecord['fields'][] {
  const ids = fields.filter(isId);
  const scored = records.map((record) => {
    const known = ids.filter((name) => name in record.fields).length;
    return { fields: record.fields, fits: known === 0 ? 0 : known + nearness(record.path, path) };
  });
  const most = Math.max(0, ...scored.map(({ fits }) => fits));
  return most === 0 ? [] : scored.filter(({ fits }) => fits === most).map((record) => record.fields);
}

function nearness(from: string, to: string): number {
  if (from === to) return 0.5;
  return to.startsWith(from) && from !== '' ? 0.25 : 0;
}

/** Name of the value with the caller's own id, which most paths below `/users/` need. */
export const ownId = 'own id';

/** Returns what is known with the id in the caller's session token. Other tokens have none. */
export function withOwnId(known: Known, token: string | undefined): Known {
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
  const { idUser } = JSON.parse(payload === '' ? '{}' : payload) as { idUser?: number };
  return idUser === undefined ? known : { ...known, values: new Map([...known.values, [ownId, [idUser]]]) };
}
