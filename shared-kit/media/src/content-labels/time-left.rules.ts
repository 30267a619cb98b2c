/** Formats the time left, e.g. 'Faltam 10 min', 'Falta 1 h 05 min'. The verb agrees with the first figure. */
export function timeLeft(time: string): string {
  return `${/^1\b/.test(time) ? 'Falta' : 'Faltam'} ${time}`;
}
