const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats seconds for a player: '4:05', '1:02:03'. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Formats seconds for a sentence: '45 s', '12 min', '1 h 20 min', '40 h'. */
export function formatDurationWords(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Formats seconds for a screen reader, which reads '0:58' as a time of day: '58 segundos', '4 minutos e 5 segundos'. */
export function formatDurationAloud(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [
    ...counted(Math.floor(whole / 3600), 'hora', 'horas'),
    ...counted(Math.floor((whole % 3600) / 60), 'minuto', 'minutos'),
    ...counted(whole % 60, 'segundo', 'segundos'),
  ];
  const last = parts.pop() ?? '0 segundos';
  return parts.length === 0 ? last : `${parts.join(', ')} e ${last}`;
}
