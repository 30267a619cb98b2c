import * as z from 'zod/mini';
import { HOUR_MS } from 'shared-kit/contracts/calendar';

/** Web vitals the shell measures: CLS is a score, the others are milliseconds. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP'] as const;

/** One thing that a client has to say. */
export const logEntrySchema = z.object({
  level: z.enum(['error', 'warn', 'info']),
  /** `remote-load`, `remote-fault`, `uncaught`, `unhandled-rejection`, `csp`, `vital`, `page-view`; other kinds are logged and counted nowhere. */
  kind: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(2000)),
  remote: z.optional(z.string().check(z.maxLength(60))),
  version: z.optional(z.string().check(z.maxLength(100))),
  /** Where in a remote's life it failed (`download`, `init`, `render`, …); which vital it is. */
  phase: z.optional(z.string().check(z.maxLength(30))),
  /** Milliseconds of a load; a vital's own unit. */
  value: z.optional(z.number().check(z.nonnegative(), z.maximum(HOUR_MS))),
  /** Of a load, over the network or from the browser's cache. */
  bytes: z.optional(z.number().check(z.nonnegative(), z.maximum(1_000_000_000))),
  /** Where an error came from: the addresses in it tell whose it is. */
  stack: z.optional(z.string().check(z.maxLength(4000))),
});

const faultFigureSchema = z.object({
  phase: z.string(),
  /** Distinct clients that met it. */
  clients: z.number(),
  reports: z.number(),
  lastMessage: z.string(),
  lastAt: z.string(),
});

/** How one version of a remote does in the browsers of those who have it. */
export const versionHealthSchema = z.object({
  version: z.string(),
  /** Distinct clients that reported anything of it. */
  clients: z.number(),
  failingClients: z.number(),
  /** `failingClients / clients`, 0 to 1. */
  failingShare: z.number(),
  loads: z.number(),
  /** Milliseconds from asking to ready, over clients; null where nobody has reported one. */
  loadMs: z.nullable(z.object({ p50: z.number(), p75: z.number() })),
  /** Bytes over the network of a first load, median over clients. */
  bytes: z.nullable(z.number()),
  faults: z.array(faultFigureSchema),
  /** 75th percentile by vital, on the pages that belong to the remote. */
  vitals: z.partial(z.object({ LCP: z.number(), CLS: z.number(), INP: z.number(), FCP: z.number() })),
});

/** The versions of a remote that anybody had lately, newest first. */
export const healthReportSchema = z.object({ remote: z.string(), versions: z.array(versionHealthSchema) });

export type VitalName = (typeof vitalNames)[number];
export type LogEntry = z.output<typeof logEntrySchema>;
export type HealthReport = z.output<typeof healthReportSchema>;
export type VersionHealth = z.output<typeof versionHealthSchema>;
