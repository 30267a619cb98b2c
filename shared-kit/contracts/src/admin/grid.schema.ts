import * as z from 'zod/mini';

/** Number of rows on a page of a list. */
export const GRID_PAGE_SIZE = 50;

/** Place in a sorted list. It is opaque for the browser. */
const cursorSchema = z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/));

/** Query of a page of a list: rows after or before a place. */
export const gridQuerySchema = z.object({
  after: z.optional(cursorSchema),
  before: z.optional(cursorSchema),
  direction: z._default(z.enum(['ascending', 'descending']), 'ascending'),
  limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), GRID_PAGE_SIZE),
});

/** Places before and after a page; null at the ends of the list. */
export const gridPlacesSchema = z.object({ previous: z.nullable(z.string()), next: z.nullable(z.string()) });

export type GridPlaces = z.infer<typeof gridPlacesSchema>;
