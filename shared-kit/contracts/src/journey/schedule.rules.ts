import type { Schedule } from './schedule.schema.ts';

/** Returns whether only the date is shown: the entry has no hours (B4.14-03). */
export function isDateOnly({ modality }: Pick<Schedule, 'modality'>): boolean {
  return modality === 'ASYNCHRONOUS' || modality === 'BLENDED';
}

/** Returns the title of a meeting; the first one is 'Encontro 1' (B4.14-02). */
export function meetingTitle(number: number): string {
  return `Encontro ${number}`;
}

/**
 * Returns the link of an online meeting: its address, with `http://` when it has no scheme (B5-64); null when the
 * address is not a link.
 */
export function meetingLink(address: string): string | null {
  const text = address.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `http://${text}` : null;
}
