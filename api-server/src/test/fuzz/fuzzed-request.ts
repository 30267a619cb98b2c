import fc from 'fast-check';
import type { Endpoint } from '@shared-kit/contracts/core';
import { fittingRecords, ownId, withRecord } from './known-values.ts';
import type { Known } from './known-values.ts';
import { anyFiles, anyNames, goodFiles } from './fuzzed-files.ts';
import { asJsonText, changed, changes, damage, damaged, hostileTexts } from './hostile-values.ts';
import { jsonOf, shapedBy } from './schema-arbitrary.ts';
import type { Json, Source } from './json-schema.ts';

/** Caller that sends a request. `holder` has a granted role of the administration, `stranger` a session of another company. */
export const callerNames = [
  'nobody',
  'learner',
  'member',
  'admin',
  'holder',
  'developer',
  'supporter',
  'actor',
  'stranger',
  'forger',
  'operator',
] as const;

export type CallerName = (typeof callerNames)[number];

export interface FuzzedRequest {
  readonly caller: CallerName;
  readonly method: Endpoint['method'];
  /** Path and query below the company's address. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const badEscapes = ['%', '%zz', '%00', '%ff', '%c0%ae', '%ed%a0%80', '..%2f..%2f', '%2e%2e', '%0d%0a', '//', '%25'];

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/xml',
  'json',
  '',
  'a'.repeat(400),
];

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'content-encoding',
    'te',
    'x-http-method-override',
    'expect',
    'idempotency-key',
    'x-session-token',
    'last-event-id',
    'upgrade-insecure-requests',
  ),
  fc.constantFrom(
    ...hostileTexts.map((text) => Buffer.from(text.replace(/[\r\n\0]/g, ' ')).toString('latin1')),
    '*',
    '*/*;q=9',
    'bytes=0-',
    'bytes=9-1',
    'gzip',
    'a=b; a=c; =;',
    'null',
    'W/"1"',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ),
  { maxKeys: 3 },
);

/**
 * Generates requests to one endpoint, from the schemas of its contract. Three in five are as the contract says, with
 * values that the app has returned to the same caller; the others have something hostile.
 */
export function requestsTo(endpoint: Endpoint, knownOf: (caller: CallerName) => Known): fc.Arbitrary<FuzzedRequest> {
  const isHostile = fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 2, arbitrary: fc.constant(true) });
  const fields = fieldsOf(endpoint);
  return fc.record({ isHostile, caller: callersOf(endpoint) }).chain(({ isHostile: hostile, caller }) => {
    const known = knownOf(caller);
    const fitting = fittingRecords(known, fields, endpoint.path);
    const record = fc.option(fitting.length > 0 ? fc.constantFrom(...fitting) : fc.constant(undefined), {
      nil: undefined,
      freq: 5,
    });
    return record.chain((chosen) => {
      const source = { values: withRecord(known, chosen), repeats: hostile ? 4 : 30 };
      return hostile ? hostileRequest(endpoint, source, caller) : proper(endpoint, source, caller);
    });
  });
}

/** Names of the fields of all parts of a request, those of the path first. */
function fieldsOf({ path, query, body, form }: Endpoint): string[] {
  const parts = [query, body, form].flatMap((schema) => Object.keys(jsonOf(schema).properties ?? {}));
  return [...(path.match(/:\w+/g) ?? []).map((name) => name.slice(1)), ...parts];
}

const asIs = fc.constant([]);

/** Marks of a place in a list, which nobody can make up. */
const cursors: ReadonlySet<string> = new Set(['after', 'before']);

/** A request without anything hostile. */
function proper(endpoint: Endpoint, source: Source, caller: CallerName): fc.Arbitrary<FuzzedRequest> {
  const { properties = {}, required } = jsonOf(endpoint.query);
  const query = Object.entries(properties)
    .filter(([name]) => !cursors.has(name))
    .map(([name, json]) => {
      const written = shapedBy(json, source, name).map((value) => `${name}=${encoded(asText(value))}`);
      return required?.includes(name) ? written : fc.option(written, { nil: '' });
    });
  const sent =
    endpoint.method === 'GET'
      ? fc.constant<SentBody>({ type: null, body: null })
      : endpoint.form
        ? formOf(jsonOf(endpoint.form), source, true)
        : bodyOf(endpoint, source, true);
  return fc
    .record({ path: pathOf(endpoint, source, 0), parts: fc.tuple(...query), sent })
    .map(({ path, parts, sent: body }) =>
      requestOf(endpoint, { caller, path, query: parts.filter((part) => part !== '').join('&'), sent: body, odd: {} }),
    );
}

function hostileRequest(endpoint: Endpoint, source: Source, caller: CallerName): fc.Arbitrary<FuzzedRequest> {
  return fc
    .record({
      path: pathOf(endpoint, source, 1),
      query: queryOf(jsonOf(endpoint.query), source),
      sent:
        endpoint.method === 'GET'
          ? strayBody
          : endpoint.form
            ? formOf(jsonOf(endpoint.form), source)
            : bodyOf(endpoint, source),
      odd: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
    })
    .map((parts) => requestOf(endpoint, { caller, ...parts }));
}

interface RequestParts {
  readonly caller: CallerName;
  readonly path: string;
  readonly query: string;
  readonly sent: SentBody;
  readonly odd: Readonly<Record<string, string>>;
}

function requestOf({ method }: Endpoint, { caller, path, query, sent, odd }: RequestParts): FuzzedRequest {
  return {
    caller,
    method,
    url: `/api${path}${query === '' ? '' : `?${query}`}`,
    headers: { ...odd, ...(sent.type === null ? {} : { 'content-type': sent.type }) },
    body: sent.body,
  };
}

/** Prefers callers who get past the access check. */
function callersOf({ access, right }: Endpoint): fc.Arbitrary<CallerName> {
  const usual = {
    public: 'nobody',
    session: 'member',
    developer: 'developer',
    deploy: 'operator',
    operator: 'operator',
  } as const;
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom<CallerName>(
        ...(right === undefined
          ? [usual[access], ...(access === 'session' ? (['learner', 'admin'] as const) : [])]
          : (['admin', 'admin', 'holder'] as const)),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...callerNames) },
  );
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Percent-encodes a text; half a surrogate pair becomes bytes that are no UTF-8. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : text.replace(/[\ud800-\udfff]/g, '%ED%A0%80').replace(/[^\w%.-]/g, '');
}

const hostileSegment = fc.oneof(fc.constantFrom(...hostileTexts).map(encoded), fc.constantFrom(...badEscapes));

function pathOf(endpoint: Endpoint, source: Source, hostile: 0 | 1): fc.Arbitrary<string> {
  const { properties = {} } = jsonOf(endpoint.params);
  const pieces = endpoint.path.split(/(:\w+)/).map((piece) => {
    if (!piece.startsWith(':')) return fc.constant(piece);
    const name = piece.slice(1);
    const isOwn = endpoint.path.startsWith('/users/') && /^id(User)?$/.test(name);
    const shaped = shapedBy(properties[name] ?? {}, source, isOwn ? ownId : name).map((value) =>
      encoded(asText(value)),
    );
    return fc.oneof({ weight: 12, arbitrary: shaped }, { weight: hostile, arbitrary: hostileSegment });
  });
  return fc.tuple(...pieces).map((parts) => parts.join(''));
}

function queryOf({ properties = {}, required }: Json, source: Source): fc.Arbitrary<string> {
  const fields = Object.entries(properties).map(([name, json]) => {
    const shaped = shapedBy(json, source, name).map((value) => encoded(asText(value)));
    const value = fc.oneof({ weight: 12, arbitrary: shaped }, { weight: 1, arbitrary: hostileSegment });
    const written = fc.oneof(
      { weight: 12, arbitrary: value.map((text) => `${name}=${text}`) },
      { weight: 1, arbitrary: fc.tuple(value, value).map(([one, other]) => `${name}=${one}&${name}=${other}`) },
      { weight: 1, arbitrary: value.map((text) => `${name}[]=${text}&${name}[__proto__]=1`) },
    );
    return required?.includes(name) ? fc.option(written, { nil: '', freq: 20 }) : fc.option(written, { nil: '' });
  });
  const stray = fc.option(fc.constantFrom('__proto__=1', 'a[constructor]=1', '%=%', '&&=&', 'x='.padEnd(3000, 'y')), {
    nil: '',
    freq: 12,
  });
  return fc.tuple(stray, ...fields).map((parts) => parts.filter((part) => part !== '').join('&'));
}

interface SentBody {
  readonly type: string | null;
  readonly body: Buffer | null;
}

/** A body where none belongs, now and then. */
const strayBody: fc.Arbitrary<SentBody> = fc.oneof(
  { weight: 30, arbitrary: fc.constant({ type: null, body: null }) },
  { weight: 1, arbitrary: fc.constant({ type: 'application/json', body: Buffer.from('{') }) },
);

function bodyOf(endpoint: Endpoint, source: Source, isProper = false): fc.Arbitrary<SentBody> {
  const type = fc.oneof(
    { weight: 15, arbitrary: fc.constant('application/json') },
    { weight: isProper ? 0 : 1, arbitrary: fc.constantFrom(...contentTypes) },
  );
  const value = endpoint.body ? shapedBy(jsonOf(endpoint.body), source) : fc.constant({});
  const list = isProper ? asIs : changes;
  const how = isProper ? fc.constant('none' as const) : damage;
  return fc.record({ type, value, list, how }).map(({ type: declared, value: shaped, list: applied, how: harm }) => ({
    type: declared,
    body: damaged(asJsonText(changed(shaped, applied)), harm),
  }));
}

/** Writes a multipart body; sometimes without its end, with a field of the wrong kind, or with the file first. */
function formOf(json: Json, source: Source, isProper = false): fc.Arbitrary<SentBody> {
  const parts = fc.record({
    value: shapedBy(json, source),
    list: isProper ? asIs : changes,
    file: isProper
      ? fc.constantFrom(...goodFiles)
      : fc.tuple(fc.constantFrom(...anyNames), fc.option(fc.constantFrom(...anyFiles))),
    field: isProper
      ? fc.constant('fileData')
      : fc.constantFrom('fileData', 'fileData', 'fileData', 'outro', '__proto__'),
    how: isProper ? fc.constant('none' as const) : damage,
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=x') },
      { weight: isProper ? 0 : 1, arbitrary: fc.constantFrom(...contentTypes) },
    ),
  });
  return parts.map(({ value, list, file: [name, file], field, how, type }) => {
    const fields = Object.entries(Object(changed(value, list)) as object).slice(0, 20);
    const written = fields
      // A proper form names its file as the file is named.
      .map(([key, text]) => [key, isProper && key === 'fileName' ? name : asText(text)] as const)
      .map(([key, text]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`);
    const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
    const sent = file === null ? [] : [Buffer.from(head), file, Buffer.from('\r\n')];
    return {
      type,
      body: damaged(Buffer.concat([Buffer.from(written.join('')), ...sent, Buffer.from('--x--\r\n')]), how),
    };
  });
}
