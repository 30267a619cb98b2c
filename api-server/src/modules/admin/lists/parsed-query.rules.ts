import type { Schema } from '@shared-kit/contracts/core';
import type * as z from 'zod/mini';

/** Returns the value that a query carries as JSON; undefined for a text that is no such value. */
export function parsedQuery<S extends Schema>(schema: S, text: string): z.output<S> | undefined {
  const parsed = schema.safeParse(parsedJson(text));
  // PostgreSQL stores no NUL, and the server's check of texts does not see it inside of JSON.
  return parsed.success && !JSON.stringify(parsed.data).includes(String.raw`\u0000`) ? parsed.data : undefined;
}

/** Returns the parsed text; undefined for a text that is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
