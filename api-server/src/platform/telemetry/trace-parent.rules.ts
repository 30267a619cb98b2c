/** Identity of a span that another program has begun. */
export interface ParentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
  readonly isRemote: true;
}

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent` header (W3C Trace Context); undefined when it is missing or invalid. */
export function parentOf(header: string | string[] | undefined): ParentSpan | undefined {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (shape.exec(header) ?? []) : [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
