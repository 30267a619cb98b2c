import type { Schedule } from './schedule.schema.ts';

/** B4.14-03: of what has no hours of its own only the date is shown. */
export function isDateOnly({ modality }: Pick<Schedule, 'modality'>): boolean {
  return modality === 'ASYNCHRONOUS' || modality === 'BLENDED';
}

/** B4.14-02: the first meeting is 'Encontro 1'. */
export function meetingTitle(number: number): string {
  return `Encontro ${number}`;
}

/** Where an online meeting is entered: its address, with `http://` where it has no scheme (B5-64); null where the address is no link. */
export function meetingLink(address: string): string | null {
  const text = address.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(:\d+)?([/?#]\S*)?$/.test(text) ? `http://${text}` : null;
}
