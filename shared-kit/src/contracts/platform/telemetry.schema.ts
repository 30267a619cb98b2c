import * as z from 'zod/mini';

/** Web vitals the shell measures: CLS is a score, the others are milliseconds. */
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP'] as const;

/** Where in a remote's life it failed; what of a page's errors can be told to be a remote's is named alike. */
export const faultPhases = ['download', 'integrity', 'init', 'contract', 'deadline', 'part', 'render', 'uncaught', 'unhandled-rejection', 'csp'] as const;

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

export type VitalName = (typeof vitalNames)[number];
export type FaultPhase = (typeof faultPhases)[number];
export type VersionHealth = z.output<typeof versionHealthSchema>;
