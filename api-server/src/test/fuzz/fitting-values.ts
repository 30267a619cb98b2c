import { publishedValues } from './fuzz-releases.ts';
import type { Json, Source } from './json-schema.ts';

/** Values that a rule behind the schema accepts, by the name of their field. */
const usualValues: Readonly<Record<string, readonly unknown[]>> = {
  cpf: ['529.982.247-25', '52998224725'],
  currentPassword: ['azulejo123'],
  newPassword: ['segredo-9x'],
  password: ['azulejo123', 'segredo-9x'],
  phone: ['(11) 98765-4321', '11987654321'],
  fileName: ['foto.png', 'guia.pdf', 'aviso.mp3'],
  tenant: ['aurora', 'sabermais', 'horizonte'],
  ...publishedValues,
};

/** Returns the values for a field that have the shape of its schema: names repeat with other meanings. */
export function fittingValues(json: Json, { values }: Source, name: string): readonly unknown[] {
  return [...(usualValues[name] ?? []), ...(values.get(name) ?? [])].filter((value) => fits(json, value));
}

function fits(json: Json, value: unknown): boolean {
  if ('const' in json) return json.const === value;
  if (json.enum) return json.enum.includes(value);
  const choice = json.anyOf ?? json.oneOf;
  if (choice) return choice.some((one) => fits(one, value));
  if (json.allOf) return json.allOf.every((one) => fits(one, value));
  if (Array.isArray(json.type)) return json.type.some((type: string) => fits({ ...json, type }, value));
  if (typeof value === 'string') return json.type === 'string' && isText(json, value);
  if (typeof value === 'number') return (json.type === 'number' || json.type === 'integer') && isNumber(json, value);
  if (Array.isArray(value)) return json.type === 'array';
  return json.type === undefined || json.type === typeof value;
}

function isText({ minLength = 0, maxLength = Infinity, pattern }: Json, text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function isNumber(json: Json, value: number): boolean {
  if (json.type === 'integer' && !Number.isInteger(value)) return false;
  return value >= leastOf(json) && value <= (json.maximum ?? Infinity);
}

/** Returns the least value of a number's schema, for integers also when the bound itself is excluded. */
export function leastOf({ type, minimum, exclusiveMinimum }: Json): number {
  if (minimum !== undefined) return minimum;
  if (exclusiveMinimum === undefined) return -Infinity;
  return type === 'integer' ? exclusiveMinimum + 1 : exclusiveMinimum + 0.01;
}
