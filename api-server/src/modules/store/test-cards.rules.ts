import type { ChargeOutcome } from './payment-gateway.port.ts';

/** Behaviour of the test gateway for a card: its outcome, and whether the answer arrives. */
export interface TestCard {
  readonly outcome: Exclude<ChargeOutcome, 'never-charged'>;
  readonly answer: 'arrives' | 'is-lost' | 'request-is-lost';
}

/** Well-known test numbers, listed in docs/store.md. Every other number is refused, including real cards. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4111111111111111': { outcome: 'authorised', answer: 'arrives' },
  '5555555555554444': { outcome: 'authorised', answer: 'arrives' },
  '378282246310005': { outcome: 'authorised', answer: 'arrives' },
  '30569309025904': { outcome: 'authorised', answer: 'arrives' },
  '6362970000457013': { outcome: 'authorised', answer: 'arrives' },
  '6062825624254001': { outcome: 'authorised', answer: 'arrives' },
  '4000000000000002': { outcome: 'refused', answer: 'arrives' },
  '4000000000000119': { outcome: 'refused', answer: 'request-is-lost' },
  '4000000000000259': { outcome: 'authorised', answer: 'is-lost' },
};

export function testCardOf(number: string): TestCard {
  return testCards[number] ?? { outcome: 'refused', answer: 'arrives' };
}
