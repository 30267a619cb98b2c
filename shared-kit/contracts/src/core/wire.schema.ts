import * as z from 'zod/mini';

/** Id on the wire: a positive integer. Path and query strings are coerced. */
export const idSchema = z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647));

/** Boolean of the specification: 0 or 1. */
export const flagSchema = z.union([z.literal(0), z.literal(1)]);

/** A moment in UTC as `YYYY-MM-DD HH:mm:ss` (A9-16). */
export const momentSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/), z.refine(isMoment));

function isMoment(text: string): boolean {
  const iso = `${text.replace(' ', 'T')}.000Z`;
  const moment = new Date(iso);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === iso;
}

/** `offset` and `limit` of a list. The maximum `limit` is 100. */
export const pageQuerySchema = z.object({
  offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 10),
});

/** Reply that only reports success. */
export const doneSchema = z.object({ success: z.literal(true) });
