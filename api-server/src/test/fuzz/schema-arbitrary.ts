import fc from 'fast-check';
import type { Schema } from '@shared-kit/contracts/core';
import { jsonSchema } from '../../platform/http/validation.adapter.ts';
import { fittingValues, leastOf } from './fitting-values.ts';
import type { Json, Source } from './json-schema.ts';

/** The schema of one part of a request; empty when the contract does not declare the part. */
export function jsonOf(schema: Schema | undefined): Json {
  return schema ? (jsonSchema(schema, 'input') as Json) : {};
}

const ids = ['9b2f1c9e-6d5c-4b2f-8a9d-1f0e5a7c3b21', '00000000-0000-4000-8000-000000000000'];

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('ana@exemplo.com.br', `${'a'.repeat(64)}@exemplo.com.br`, 'ana+1@exemplo.com.br'),
  uuid: fc.oneof(fc.constantFrom(...ids), fc.uuid()),
  uri: fc.oneof(fc.constantFrom('https://exemplo.com.br/a?b=c#d', 'javascript:alert(1)', 'data:,x'), fc.webUrl()),
  date: fc.constantFrom('2026-11-23', '2024-02-29', '0001-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-11-23T12:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
};

/**
 * Generates values that have the shape of a contract's schema, often at its bounds. Fields that the app has returned
 * before often repeat one of those values, so that requests reach existing rows.
 */
export function shapedBy(json: Json, source: Source, name = '', depth = 0): fc.Arbitrary<unknown> {
  const shaped = plainly(json, source, name, depth);
  const seen = fittingValues(json, source, name);
  if (seen.length === 0) return shaped;
  return fc.oneof({ weight: 2, arbitrary: shaped }, { weight: source.repeats, arbitrary: fc.constantFrom(...seen) });
}

function plainly(json: Json, source: Source, name: string, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null);
  const inner = (schema: Json): fc.Arbitrary<unknown> => shapedBy(schema, source, name, depth + 1);
  if ('const' in json) return fc.constant(json.const);
  if (json.enum) return fc.constantFrom(...json.enum);
  const choice = json.anyOf ?? json.oneOf;
  if (choice) return fc.oneof(...choice.map(inner));
  if (json.allOf) return fc.tuple(...json.allOf.map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  if (typeof json.type === 'object') return fc.oneof(...json.type.map((type) => inner({ ...json, type })));
  switch (json.type) {
    case 'object':
      return objectOf(json, source, depth);
    case 'array':
      return arrayOf(json, source, name, depth);
    case 'string':
      return textOf(json);
    case 'integer':
    case 'number':
      return numberOf(json, name);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(json: Json, source: Source, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: rest } = json;
  const fields = Object.entries(properties).map(
    ([field, schema]) => [field, shapedBy(schema, source, field, depth + 1)] as const,
  );
  const declared = fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
  if (fields.length > 0 || typeof rest !== 'object') return declared;
  return fc.dictionary(fc.string({ maxLength: 12 }), shapedBy(rest, source, '', depth + 1), { maxKeys: 4 });
}

function arrayOf({ items, minItems = 0, maxItems }: Json, source: Source, name: string, depth: number) {
  const item = Array.isArray(items) ? ((items as readonly Json[])[0] ?? {}) : ((items as Json | undefined) ?? {});
  const maxLength = Math.max(minItems, Math.min(maxItems ?? 5, 30));
  return fc.array(shapedBy(item, source, name.replace(/s$/, ''), depth + 1), { minLength: minItems, maxLength });
}

function textOf({ pattern, format, minLength = 0, maxLength }: Json): fc.Arbitrary<string> {
  if (format !== undefined && formats[format]) return formats[format];
  if (pattern === momentPattern) return moments;
  if (pattern !== undefined) return matching(pattern);
  const longest = Math.min(maxLength ?? 400, 20_000);
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 40)) });
  const bounds = fc.constantFrom('a'.repeat(minLength), 'é'.repeat(longest), '😀'.repeat(longest >> 1));
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: bounds });
}

/** Pattern of `momentSchema`, which accepts moments that exist only. */
const momentPattern = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;

const moments = fc.oneof(
  fc.constantFrom('0001-01-01 00:00:00', '9999-12-31 23:59:59', '2026-02-30 00:00:00'),
  fc
    .integer({ min: -7 * 86_400, max: 3_600 })
    .map((seconds) => new Date(Date.now() + seconds * 1_000).toISOString().slice(0, 19).replace('T', ' ')),
);

const byPattern = new Map<string, fc.Arbitrary<string>>();

/** Returns texts that match a pattern; it is read once, because that takes longer than a request. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = byPattern.get(pattern) ?? readPattern(pattern);
  byPattern.set(pattern, known);
  return known;
}

/** Falls back to any text for the patterns that fast-check cannot generate (look-around). */
function readPattern(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
  } catch {
    return fc.string({ maxLength: 40 });
  }
}

function numberOf(json: Json, name: string): fc.Arbitrary<number> {
  const { type, maximum: max = 2_147_483_647 } = json;
  const min = Math.max(leastOf(json), -2_147_483_648);
  const bounds = fc.constantFrom(min, max, ...[0, 1, -1].filter((value) => value >= min && value <= max));
  const anywhere =
    type === 'number' && !name.startsWith('id')
      ? fc.double({ min, max, noNaN: true })
      : fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (min > 1 || max < 60) return fc.oneof(bounds, anywhere);
  return fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }) }, bounds, anywhere);
}
