/** Card brand rules that need no network. `length` counts digits. */
interface Brand {
  readonly id: CardBrand;
  readonly length: number;
  readonly groups: readonly number[];
  /** Ranges of leading digits, both ends inclusive and of equal length. */
  readonly prefixes: readonly (readonly [string, string])[];
}

/** Accepted card brands. */
export type CardBrand = 'elo' | 'hipercard' | 'amex' | 'diners' | 'jcb' | 'discover' | 'mastercard' | 'visa' | 'aura';

const FOURS = [4, 4, 4, 4];

/** Brazilian brands come first: their ranges lie inside those of visa, discover and aura. */
const brands: readonly Brand[] = [
  {
    id: 'elo',
    length: 16,
    groups: FOURS,
    prefixes: [
      ['401178', '401179'],
      ['431274', '431274'],
      ['438935', '438935'],
      ['451416', '451416'],
      ['457393', '457393'],
      ['457631', '457632'],
      ['504175', '504175'],
      ['506699', '506778'],
      ['509000', '509999'],
      ['627780', '627780'],
      ['636297', '636297'],
      ['636368', '636368'],
      ['650031', '650033'],
      ['650035', '650051'],
      ['650405', '650439'],
      ['650485', '650538'],
      ['650541', '650598'],
      ['650700', '650718'],
      ['650720', '650727'],
      ['650901', '650978'],
      ['651652', '651679'],
      ['655000', '655019'],
      ['655021', '655058'],
    ],
  },
  {
    id: 'hipercard',
    length: 16,
    groups: FOURS,
    prefixes: [
      ['606282', '606282'],
      ['637095', '637095'],
      ['637568', '637568'],
      ['637599', '637599'],
      ['637609', '637609'],
      ['637612', '637612'],
    ],
  },
  {
    id: 'amex',
    length: 15,
    groups: [4, 6, 5],
    prefixes: [
      ['34', '34'],
      ['37', '37'],
    ],
  },
  {
    id: 'diners',
    length: 14,
    groups: [4, 6, 4],
    prefixes: [
      ['300', '305'],
      ['309', '309'],
      ['36', '36'],
      ['38', '39'],
    ],
  },
  { id: 'jcb', length: 16, groups: FOURS, prefixes: [['3528', '3589']] },
  {
    id: 'discover',
    length: 16,
    groups: FOURS,
    prefixes: [
      ['6011', '6011'],
      ['622126', '622925'],
      ['644', '649'],
      ['65', '65'],
    ],
  },
  {
    id: 'mastercard',
    length: 16,
    groups: FOURS,
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
  },
  { id: 'visa', length: 16, groups: FOURS, prefixes: [['4', '4']] },
  { id: 'aura', length: 16, groups: FOURS, prefixes: [['50', '50']] },
];

const LONGEST = 16;

/** Returns the digits of a typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function brandEntry(digits: string): Brand | undefined {
  return brands.find(({ prefixes }) =>
    prefixes.some(([from, to]) => {
      const start = digits.slice(0, from.length);
      return start.length === from.length && start >= from && start <= to;
    }),
  );
}

/** Returns the brand of a number or of its first digits. */
export function cardBrandOf(number: string): CardBrand | undefined {
  return brandEntry(digitsOf(number))?.id;
}

/** Groups the digits as the brand does, e.g. `3782 822463 10005` (A5-26); drops digits beyond the brand's length. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const brand = brandEntry(digits);
  const groups = brand?.groups ?? FOURS;
  const parts: string[] = [];
  let rest = digits.slice(0, brand?.length ?? LONGEST);
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** Returns the number of digits of a card of this brand. */
export function cardLengthOf(brand: CardBrand): number {
  return brands.find(({ id }) => id === brand)?.length ?? LONGEST;
}

/** Returns the length of the code: 4 digits on amex and 3 on every other card (A5-31). */
export function cvvLengthOf(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}

/** Returns whether the check digit of the number is valid. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = digit * 2;
    if (i % 2 === 0) sum += digit;
    else sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}
