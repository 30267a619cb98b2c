const units = ['KB', 'MB', 'GB'] as const;

/** Formats bytes as '4 KB' or '1,2 MB'. */
export function fileSize(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  // A size that rounds up to a whole larger unit is named by it: '1 GB', not '1.024 MB'.
  while (Math.round(size * 10) >= 10_240 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${Math.max(unit === 0 ? 1 : 0, size).toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${units[unit]}`;
}
