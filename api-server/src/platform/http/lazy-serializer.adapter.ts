import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';

type Serialize = (data: unknown) => string;

/** JSON Schema that is made and compiled when it is first used. Fastify leaves objects of a class as they are. */
export class LazySchema {
  readonly #make: () => unknown;
  #compiled: Serialize | undefined;

  constructor(make: () => unknown) {
    this.#make = make;
  }

  serialize(data: unknown): string {
    this.#compiled ??= fastJsonStringify(this.#make() as Schema);
    return this.#compiled(data);
  }
}

/**
 * Compiles the serializer of a successful reply on first use, since compiling all of them would add a second to every
 * start.
 */
export function lazySerializer({ schema, httpStatus }: { schema: unknown; httpStatus?: string }): Serialize {
  // Errors are small and built here; their schemas are for OpenAPI only.
  if (!httpStatus?.startsWith('2')) return JSON.stringify;
  if (schema instanceof LazySchema) return (data) => schema.serialize(data);
  let compiled: Serialize | undefined;
  return (data) => (compiled ??= fastJsonStringify(schema as Schema))(data);
}
