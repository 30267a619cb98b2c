const units = ['KB', 'MB', 'GB'] as const;

/** Formats bytes as '4 KB' or '1,2 MB'. */
export function fileSize(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${Math.max(unit === 0 ? 1 : 0, size).toLocaleString('pt-BR', { maximumFractionDigits: digits })} ${units[unit]}`;
}
