import type { FastifyInstance } from 'fastify';

/** Sends traces and metrics to a collector. */
export interface Telemetry {
  /** Makes a span of every request, and one of each of its queries. */
  trace(app: FastifyInstance): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Telemetry of an installation without a collector. */
export const noTelemetry: Telemetry = { trace: () => undefined, close: async () => undefined };
