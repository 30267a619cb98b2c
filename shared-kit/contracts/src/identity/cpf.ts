/** Returns whether a CPF, masked or not, has eleven digits with valid check digits. */
export function isCpf(text: string): boolean {
  if (!/^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false;
  const digits = [...text.replace(/\D/g, '')].map(Number);
  const isOneDigitRepeated = new Set(digits).size === 1;
  return (
    !isOneDigitRepeated &&
    checkDigit(digits.slice(0, 9)) === digits[9] &&
    checkDigit(digits.slice(0, 10)) === digits[10]
  );
}

/** Returns the check digit: modulo 11 with weights that end in 2. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
