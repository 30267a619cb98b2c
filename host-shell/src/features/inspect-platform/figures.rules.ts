import { formatNumber } from 'shared-kit/format';

/** `12 KB`, `1,4 MB`; thousands of bytes, as browsers count them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)} B`;
  return bytes < 1_000_000 ? `${formatNumber(bytes / 1000)} KB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
}

/** `240 ms`, `1,4 s`. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${formatNumber(milliseconds)} ms` : `${formatNumber(milliseconds / 1000, 1)} s`;
}
