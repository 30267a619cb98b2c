import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Days ahead that the start page and the list of expiries look. */
export const EXPIRY_DAYS = 30;

/** Maximum number of expiries that are counted. */
export const MAX_COUNTED_EXPIRIES = 1000;

/**
 * Lists completions in reach whose validity ends within `EXPIRY_DAYS` and that nobody has renewed, soonest first. They are
 * counted up to a maximum, so that it stays fast.
 */
export const listExpiries = defineAdminEndpoint({
  id: 'admin.list-expiries',
  method: 'GET',
  path: '/admin/expiries',
  right: 'enrolments.read',
  summary: 'Conclusões que vencem em 30 dias',
  query: z.extend(gridQuerySchema, {
    idTraining: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  reply: z.object({
    total: z.number(),
    /** True when there are more than the total says. */
    isMore: z.boolean(),
    expiries: z.array(
      z.object({
        idEnrolment: idSchema,
        person: z.object({ idPerson: idSchema, name: z.string(), department: z.string() }),
        idTraining: idSchema,
        title: z.string(),
        validUntil: momentSchema,
        /** True when the person is enrolled again, to renew it. */
        isRenewing: z.boolean(),
      }),
    ),
    places: gridPlacesSchema,
  }),
});

export type Expiry = z.infer<typeof listExpiries.reply>['expiries'][number];
