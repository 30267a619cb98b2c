import type { ChangeEvent } from 'react';

/** Returns the caret position after formatting: behind as many digits as before. */
function caretAfter(formatted: string, digitsBefore: number): number {
  let seen = 0;
  for (let at = 0; at < formatted.length; at++) {
    if (seen === digitsBefore) return at;
    if (/\d/.test(formatted[at] ?? '')) seen++;
  }
  return formatted.length;
}

/** Formats a field while the user types and keeps the caret at the typed position (A2p-09). */
export function applyMask(event: ChangeEvent<HTMLInputElement>, format: (text: string) => string): void {
  const input = event.target;
  const formatted = format(input.value);
  if (formatted === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  input.value = formatted;
  const next = isAtEnd ? formatted.length : caretAfter(formatted, digitsBefore);
  input.setSelectionRange(next, next);
}
