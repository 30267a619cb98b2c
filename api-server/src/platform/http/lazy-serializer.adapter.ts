import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'fast-json-stringify';

type Serialize = (data: unknown) => string;

/** JSON Schema that is made when it is first used. Fastify leaves objects of a class as they are. */
export class LazySchema {
  readonly make: () => Record<string, unknown>;

  constructor(make: () => Record<string, unknown>) {
    this.make = make;
  }
}

/**
 * Compiles the serializer of a successful reply on first use, since compiling all of them would add a second to every
 * start.
 */
export function lazySerializer({ schema, httpStatus }: { schema: unknown; httpStatus?: string }): Serialize {
  // Errors are small and built here; their schemas are for OpenAPI only.
  if (!httpStatus?.startsWith('2')) return JSON.stringify;
  let compiled: Serialize | undefined;
  return (data) => {
    compiled ??= fastJsonStringify((schema instanceof LazySchema ? schema.make() : schema) as Schema);
    return compiled(data);
  };
}
