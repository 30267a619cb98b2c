import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses with others. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const amount = 10;
const length = 10;

/** Returns ten new codes, written as `ABCDE-FGH23`. Each has 49 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => {
    const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });
}

/** Returns a typed code without its hyphen, spaces and case, for comparison. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
