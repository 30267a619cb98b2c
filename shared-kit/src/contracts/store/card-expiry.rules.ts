const FARTHEST_YEARS = 20;

export type ExpiryState = 'valid' | 'malformed' | 'expired';

/** Digits as `MM/AA`, with the slash set as soon as the month is complete; `1/30` and a pasted `01/2030` are understood too. */
export function formatExpiry(text: string): string {
  const longYear = /^\s*(\d{1,2})\s*[/-]\s*20(\d{2})\s*$/.exec(text);
  if (longYear?.[1] && longYear[2]) return `${longYear[1].padStart(2, '0')}/${longYear[2]}`;
  const padded = /^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text;
  const digits = padded.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether a card can be used now. It is good until its month ends in São Paulo; years beyond the next 20 are typing errors. */
export function expiryState(text: string, now: Date): ExpiryState {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text);
  if (!match) return 'malformed';
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]);
  const current = monthsInSaoPaulo(now);
  if (months < current) return 'expired';
  return months > current + FARTHEST_YEARS * 12 ? 'malformed' : 'valid';
}

const saoPaulo = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', year: 'numeric', month: 'numeric' });

function monthsInSaoPaulo(now: Date): number {
  const parts = Object.fromEntries(saoPaulo.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return (parts['year'] ?? 0) * 12 + (parts['month'] ?? 0);
}
