import fc from 'fast-check';

/** Stands for text of a JSON document that `JSON.stringify` cannot write, e.g. a number out of range. */
const raw = (text: string): string => `@@${text}@@`;

const megabyte = 1024 * 1024;

/** Texts that break code which is not careful: as a field, a parameter, a query value or a header. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '1e309',
  '0x10',
  '١٢',
  '2147483648',
  '9223372036854775808',
  '-1',
  '1.5',
  'null',
  'undefined',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00a',
  'a\ud83d',
  '😀👩‍👩‍👧‍👦',
  '\u202eabc',
  'e\u0301'.repeat(300),
  '\r\nX-Injected: 1',
  "' or 1=1; drop table users; --",
  '%',
  '_%\\',
  '\\',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '{"a":1}',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2026-02-30 00:00:00',
  '-271821-04-20',
  '+275760-09-13',
  'a'.repeat(300),
  '9'.repeat(400),
  '('.repeat(200),
];

const hostileNumbers = [
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_VALUE,
  5e-324,
  ...['-0', '1e400', '-1e400', '123456789012345678901234567890', '1E+2', 'NaN', '01', 'Infinity'].map(raw),
];

const hostileShapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { length: -1 },
  { toString: 1, valueOf: 1 },
  { $ne: null },
  Array.from({ length: 2000 }, (_, index) => index),
  ...['{"__proto__":{"admin":1}}', '{"constructor":{"prototype":{"admin":1}}}', '{"a":1,"a":2}'].map(raw),
  ...[60, 5000].flatMap((depth) => [
    raw('['.repeat(depth) + ']'.repeat(depth)),
    raw('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  ]),
];

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 30, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 30, arbitrary: fc.constantFrom(...hostileShapes) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a'.repeat(megabyte - 4096), 'é'.repeat(megabyte), '\u0001'.repeat(megabyte / 8)),
  },
);

/** One change to a body that has the right shape. `at` chooses the field. */
interface Change {
  readonly at: number;
  readonly what: 'replace' | 'remove' | 'add' | 'to-array' | 'to-text' | 'repeat';
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(200),
  what: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'to-array', 'to-text', 'repeat'),
  value: hostileValue,
});

/** Generates no change or mostly one: a body with several is refused for the first. */
export const changes: fc.Arbitrary<readonly Change[]> = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 3, arbitrary: change.map((only) => [only]) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 3 }) },
);

/** Applies the changes to a copy of the value. */
export function changed(value: unknown, list: readonly Change[]): unknown {
  const root = { value: structuredClone(value) };
  for (const change of list) apply(root, change);
  return root.value;
}

type Place = readonly [holder: Record<string, unknown>, key: string];

function apply(root: { value: unknown }, { at, what, value: shared }: Change): void {
  // A later change may write into this value, and every request is generated from the same ones.
  const value = structuredClone(shared);
  const places = placesIn(root as Record<string, unknown>);
  const [holder, key] = places[at % places.length] ?? [root as Record<string, unknown>, 'value'];
  const current = holder[key];
  if (what === 'replace') holder[key] = value;
  else if (what === 'remove') delete holder[key];
  else if (what === 'to-array') holder[key] = [current];
  else if (what === 'to-text') holder[key] = String(JSON.stringify(current));
  else if (what === 'repeat') holder[key] = Array.from({ length: 40 }, () => current);
  else if (typeof current === 'object' && current !== null) (current as Record<string, unknown>)['extra'] = value;
  else holder['extra'] = value;
}

function placesIn(holder: Record<string, unknown>): Place[] {
  return Object.keys(holder)
    .slice(0, 60)
    .flatMap((key): Place[] => {
      const value = holder[key];
      const own: Place = [holder, key];
      return typeof value === 'object' && value !== null ? [own, ...placesIn(value as Record<string, unknown>)] : [own];
    });
}

/** Writes a changed value as JSON, with the texts that stand for what JSON cannot say. */
export function asJsonText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(
    /"@@((?:[^"\\]|\\.)*)@@"/g,
    (_, text: string) => JSON.parse(`"${text}"`) as string,
  );
}

/** Damage to the text of a body. */
export const damage = fc.constantFrom(
  ...([
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
    'none',
    'cut',
    'twice',
    'bytes',
    'bom',
    'empty',
  ] as const),
);

export function damaged(sent: string | Buffer, how: 'none' | 'cut' | 'twice' | 'bytes' | 'bom' | 'empty'): Buffer {
  const bytes = typeof sent === 'string' ? Buffer.from(sent) : sent;
  if (how === 'cut') return bytes.subarray(0, Math.floor(bytes.length / 2));
  if (how === 'twice') return Buffer.from(bytes.toString('latin1').replace(/^\{("[^"]*":)/, '{$1null,$1'), 'latin1');
  if (how === 'bytes')
    return Buffer.concat([bytes.subarray(0, -2), Buffer.from([0xff, 0xc0, 0x80]), bytes.subarray(-2)]);
  if (how === 'bom') return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
  return how === 'empty' ? Buffer.alloc(0) : bytes;
}
