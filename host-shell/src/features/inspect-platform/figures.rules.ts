import { formatNumber } from '@shared-kit/ui/format';

/** Formats bytes as `12 KB` or `1,4 MB`, in units of 1,000 as browsers do. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} B`;
  return bytes < 1_000_000 ? `${formatNumber(bytes / 1000)} KB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
}

/** Formats milliseconds as `240 ms` or `1,4 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${formatNumber(milliseconds)} ms` : `${formatNumber(milliseconds / 1000, 1)} s`;
}
