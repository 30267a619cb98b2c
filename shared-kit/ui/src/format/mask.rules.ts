/** Returns the digits of a text, at most `count` of them. */
export function digitsOf(text: string, count = Number.POSITIVE_INFINITY): string {
  return text.replace(/\D/g, '').slice(0, count);
}

/** Fills a pattern of 9s with the digits as far as they go: `applyMask('119', '(99) 99999-9999')` is '(11) 9'. */
function applyMask(text: string, pattern: string): string {
  const digits = digitsOf(text);
  let used = 0;
  let masked = '';
  for (const character of pattern) {
    if (used === digits.length) break;
    masked += character === '9' ? digits.charAt(used++) : character;
  }
  return masked;
}

/** Masks a phone while it is typed: '(11) 98765-4321' (A2p-09). */
export function maskPhone(text: string): string {
  return applyMask(text, '(99) 99999-9999');
}

/** Returns whether a phone is complete: (DD) NNNNN-NNNN, with an area code whose digits are 1 to 9. */
export function isPhone(text: string): boolean {
  return /^\([1-9][1-9]\) \d{5}-\d{4}$/.test(text);
}

/** Masks a CPF while it is typed: '123.456.789-09'. */
export function maskCpf(text: string): string {
  return applyMask(text, '999.999.999-99');
}

/** Returns whether a text has the form of a CPF, valid or not: '529.982.247-24'. */
export function hasCpfForm(text: string): boolean {
  return /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text);
}
