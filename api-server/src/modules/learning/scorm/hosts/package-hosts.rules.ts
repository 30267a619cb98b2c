import * as z from 'zod/mini';

/** Report of a browser about a request that a policy has blocked (CSP, `report-uri`). */
export const cspReportSchema = z.object({
  'csp-report': z.object({
    'blocked-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
  }),
});

export type CspReport = z.infer<typeof cspReportSchema>;

/** Returns what was blocked; null for what no allow-list changes, e.g. an address without a host. */
export function blockedIn({ 'csp-report': report }: CspReport): { host: string; directive: string } | null {
  const address = URL.parse(report['blocked-uri']);
  const [directive = ''] = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ');
  if (!address || !/^https?:$/.test(address.protocol) || !/^[a-z-]{1,30}$/.test(directive)) return null;
  return address.host.length > 200 ? null : { host: address.host, directive };
}

/** Returns whether one of the allowed hosts, which may begin with a star, stands for a host. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}
