import { DEFAULT_ZONE, dayKey } from '@shared-kit/contracts/calendar';

const FARTHEST_YEARS = 20;

/** State of a card's expiry date. */
export type ExpiryState = 'valid' | 'malformed' | 'expired';

/** Formats digits as `MM/AA` and adds the slash after the month; also accepts `1/30` and a pasted `01/2030`. */
export function formatExpiry(text: string): string {
  const longYear = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/.exec(text);
  if (longYear?.[1] && longYear[2]) return `${longYear[1].padStart(2, '0')}/${longYear[2]}`;
  const padded = /^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text;
  const digits = padded.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/**
 * Returns whether a card can be used now. It is valid until its month ends in `zone`; years more than 20 years ahead
 * count as typing errors.
 */
export function expiryState(text: string, now: Date, zone: string = DEFAULT_ZONE): ExpiryState {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!match) return 'malformed';
  const [year = 0, month = 0] = dayKey(now, zone).split('-').map(Number);
  const monthsLeft = (2000 + Number(match[2]) - year) * 12 + Number(match[1]) - month;
  if (monthsLeft < 0) return 'expired';
  return monthsLeft > FARTHEST_YEARS * 12 ? 'malformed' : 'valid';
}
