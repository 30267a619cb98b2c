import {
  cardBrandOf,
  cardLengthOf,
  cardMessages,
  cardSchema,
  cvvLengthOf,
  digitsOf,
  expiryState,
  formatCardNumber,
  formatExpiry,
  passesLuhn,
} from './index.ts';
import type { CardBrand } from './index.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { name: 'Bruno Alves', creditCard: '4111 1111 1111 1111', expirationDate: '08/30', CVV: '123' };

const samples: Record<CardBrand, string> = {
  elo: '6362970000457013',
  hipercard: '6062825624254001',
  amex: '378282246310005',
  diners: '30569309025904',
  jcb: '3530111333300000',
  discover: '6011111111111117',
  mastercard: '5555555555554444',
  visa: '4111111111111111',
  aura: '5078601870000127985'.slice(0, 15),
};
samples.aura += checkDigitFor(samples.aura);

/** Returns the same numbers each time, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function checkDigitFor(digits: string): string {
  const found = [...'0123456789'].find((digit) => passesLuhn(digits + digit));
  if (found === undefined) throw new Error('a check digit always exists');
  return found;
}

function faultsOf(card: Partial<typeof good>): Record<string, string> {
  const parsed = cardSchema(() => now).safeParse({ ...good, ...card });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

test.each(Object.entries(samples))('recognises %s by its first digits', (brand, number) => {
  expect(cardBrandOf(number)).toBe(brand);
  expect(passesLuhn(number)).toBe(true);
  expect(number).toHaveLength(cardLengthOf(brand as CardBrand));
});

test('groups amex 4-6-5, diners 4-6-4, others 4x4 [A5-26]', () => {
  expect(formatCardNumber(samples.amex)).toBe('3782 822463 10005');
  expect(formatCardNumber(samples.diners)).toBe('3056 930902 5904');
  for (const brand of ['visa', 'mastercard', 'elo', 'hipercard', 'jcb', 'discover', 'aura'] as const) {
    expect(formatCardNumber(samples[brand])).toMatch(/^(\d{4} ){3}\d{4}$/);
  }
});

test('keeps every digit in order when formatting, is stable, and never exceeds the brand length', () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 2000; round++) {
    const text = Array.from(
      { length: Math.floor(random() * 22) },
      () => '0123456789 -.a'[Math.floor(random() * 14)],
    ).join('');
    const formatted = formatCardNumber(text);
    expect(digitsOf(text).startsWith(digitsOf(formatted))).toBe(true);
    expect(formatCardNumber(formatted)).toBe(formatted);
    expect(digitsOf(formatted).length).toBeLessThanOrEqual(16);
    expect(formatted).toBe(formatted.trim());
  }
});

test('detects one wrong digit by the check digit', () => {
  const random = randomNumbers(11);
  for (let round = 0; round < 2000; round++) {
    const start = Array.from({ length: 15 }, () => Math.floor(random() * 10)).join('');
    const number = start + checkDigitFor(start);
    const at = Math.floor(random() * 16);
    const other = String((Number(number[at]) + 1 + Math.floor(random() * 9)) % 10);
    expect(passesLuhn(number)).toBe(true);
    expect(passesLuhn(number.slice(0, at) + other + number.slice(at + 1))).toBe(false);
  }
});

test('requires 16 to 22 digits or spaces in the shown number, then the brand length and check digit [A5-27]', () => {
  expect(faultsOf({ creditCard: '4111 1111 1111 111' })).toEqual({ creditCard: cardMessages.invalid });
  expect(faultsOf({ creditCard: '3782 822463 10005', CVV: '1234' })).toEqual({});
  expect(faultsOf({ creditCard: '3056 930902 5904' })).toEqual({});
  expect(faultsOf({ creditCard: '4111 1111' })).toEqual({ creditCard: cardMessages.invalid });
  expect(faultsOf({ creditCard: '4111-1111-1111-1111' })).toEqual({ creditCard: cardMessages.invalid });
  expect(faultsOf({ creditCard: '4111 1111 1111 1111 1111' })).toEqual({ creditCard: cardMessages.invalid });
  expect(faultsOf({ creditCard: '4111 1111 1111 1112' })).toEqual({ creditCard: cardMessages.invalid });
});

test('reports an unrecognised brand [A5-28]', () => {
  expect(faultsOf({ creditCard: '9999 9999 9999 9995' })).toEqual({
    creditCard: 'Bandeira do cartão não encontrada, favor informar outro cartão.',
  });
});

test('allows only letters and spaces in the name [A5-25]', () => {
  for (const name of ['Bruno Alves', 'JOSÉ DA CONCEIÇÃO', 'Ana', '  Ana  Maria '])
    expect(faultsOf({ name })).toEqual({});
  for (const name of ['Bruno 2', 'Ana@', "D'Ávila", 'R2-D2', 'Ana\tMaria'])
    expect(faultsOf({ name })).toEqual({ name: 'Formato inválido' });
});

test('requires every field [A5-32]', () => {
  expect(faultsOf({ name: '', creditCard: '', expirationDate: '', CVV: '' })).toEqual({
    name: cardMessages.required,
    creditCard: cardMessages.required,
    expirationDate: cardMessages.required,
    CVV: cardMessages.required,
  });
  expect(faultsOf({ name: '   ' })).toEqual({ name: cardMessages.required });
});

test('requires MM/AA as expiry [A5-29]', () => {
  for (const expirationDate of ['8/30', '13/30', '00/30', '0830', '08/2030', '08/3', '08/99']) {
    expect(faultsOf({ expirationDate })).toEqual({ expirationDate: 'Favor preencher o formato correto. MM/AA' });
  }
});

test('rejects a card after the end of its month [A5-30]', () => {
  expect(faultsOf({ expirationDate: '10/26' })).toEqual({ expirationDate: 'Cartão expirado, favor mudar o cartão' });
  expect(faultsOf({ expirationDate: '11/26' })).toEqual({});
});

test('ends the month at midnight in São Paulo', () => {
  expect(expiryState('11/26', new Date('2026-12-01T02:59:59Z'))).toBe('valid');
  expect(expiryState('11/26', new Date('2026-12-01T03:00:00Z'))).toBe('expired');
});

test('requires a code of 4 digits on amex and 3 on other cards [A5-31]', () => {
  expect(cvvLengthOf('amex')).toBe(4);
  expect(cvvLengthOf('visa')).toBe(3);
  const amex = '3782 822463 10005';
  expect(faultsOf({ CVV: '12' })).toEqual({ CVV: cardMessages.invalid });
  expect(faultsOf({ CVV: '1234' })).toEqual({ CVV: cardMessages.invalid });
  expect(faultsOf({ CVV: '12345' })).toEqual({ CVV: cardMessages.invalid });
  expect(faultsOf({ creditCard: amex, CVV: '1234' })).toEqual({});
  expect(faultsOf({ creditCard: amex, CVV: '123' })).toEqual({ CVV: cardMessages.invalid });
});

test('reports a code of the wrong length together with the other issues', () => {
  expect(faultsOf({ name: '', CVV: '1234' })).toEqual({ name: cardMessages.required, CVV: cardMessages.invalid });
});

test('reports an invalid format at the field [A5-33]', () => {
  expect(faultsOf({ name: '1', creditCard: 'x', CVV: 'x' })).toEqual({
    name: 'Formato inválido',
    creditCard: 'Formato inválido',
    CVV: 'Formato inválido',
  });
});

test.each([
  ['0', '0'],
  ['08', '08'],
  ['083', '08/3'],
  ['0830', '08/30'],
  ['08/30', '08/30'],
  ['8/30', '08/30'],
  ['8/2030', '08/30'],
  ['08/2030', '08/30'],
  ['08 - 2030', '08/30'],
  ['08/305', '08/30'],
  ['08/', '08'],
  ['', ''],
])('formats the typed expiry %p as %p', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});
