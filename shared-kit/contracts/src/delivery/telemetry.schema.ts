import * as z from 'zod/mini';
import { HOUR_MS } from '@shared-kit/contracts/calendar';

/** Web vitals that the shell measures: CLS is a score, the others are milliseconds. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP'] as const;

/** Log entry of a client. */
export const logEntrySchema = z.object({
  level: z.enum(['error', 'warn', 'info']),
  /**
   * `remote-load`, `remote-fault`, `uncaught`, `unhandled-rejection`, `csp`, `vital`, `page-view`; other kinds are
   * logged and not counted.
   */
  kind: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(2000)),
  remote: z.optional(z.string().check(z.maxLength(60))),
  version: z.optional(z.string().check(z.maxLength(100))),
  /** Load phase that failed (`download`, `init`, `render`, …), or the name of the vital. */
  phase: z.optional(z.string().check(z.maxLength(30))),
  /** Milliseconds of a load; a vital's own unit. */
  value: z.optional(z.number().check(z.nonnegative(), z.maximum(HOUR_MS))),
  /** Bytes of a load, from the network or the browser's cache. */
  bytes: z.optional(z.number().check(z.nonnegative(), z.maximum(1_000_000_000))),
  /** Stack of an error: its addresses identify the responsible code. */
  stack: z.optional(z.string().check(z.maxLength(4000))),
});

const faultFigureSchema = z.object({
  phase: z.string(),
  /** Number of distinct clients affected. */
  clients: z.number(),
  reports: z.number(),
  lastMessage: z.string(),
  lastAt: z.string(),
});

/** Health of one version of a remote in its users' browsers. */
export const versionHealthSchema = z.object({
  version: z.string(),
  /** Number of distinct clients with any report of it. */
  clients: z.number(),
  failingClients: z.number(),
  /** `failingClients / clients`, 0 to 1. */
  failingShare: z.number(),
  loads: z.number(),
  /** Milliseconds from request to ready, over clients; null without reports. */
  loadMs: z.nullable(z.object({ p50: z.number(), p75: z.number() })),
  /** Bytes over the network of a first load, median over clients. */
  bytes: z.nullable(z.number()),
  faults: z.array(faultFigureSchema),
  /** 75th percentile by vital, on the pages that belong to the remote. */
  vitals: z.partial(z.object({ LCP: z.number(), CLS: z.number(), INP: z.number(), FCP: z.number() })),
});

/** Versions of a remote that were in use lately, newest first. */
export const healthReportSchema = z.object({ remote: z.string(), versions: z.array(versionHealthSchema) });

export type VitalName = (typeof vitalNames)[number];
export type LogEntry = z.output<typeof logEntrySchema>;
export type HealthReport = z.output<typeof healthReportSchema>;
export type VersionHealth = z.output<typeof versionHealthSchema>;
