import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';

type Serialize = (data: unknown) => string;

/** Compiles the serialiser of a good reply when it is first needed: all of them at once would cost a second of every start. */
export function lazySerializer({ schema, httpStatus }: { schema: unknown; httpStatus?: string }): Serialize {
  // Refusals are small and made here: their schemas are for OpenAPI only.
  if (!httpStatus?.startsWith('2')) return JSON.stringify;
  let compiled: Serialize | undefined;
  return (data) => {
    compiled ??= fastJsonStringify(schema as Schema);
    return compiled(data);
  };
}
