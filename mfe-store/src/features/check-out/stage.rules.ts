/** The stages of a checkout by their numbers in the spec: 0 loading, 1 cart, 2 payment, 3 review, 4 result (A2t-07). */
export const stages = { loading: 0, cart: 1, payment: 2, review: 3, result: 4 } as const;

export type StageName = keyof typeof stages;

/** The stages that have a pin, in order. */
export const pinned = ['cart', 'payment', 'review', 'result'] as const;
export type PinnedStage = (typeof pinned)[number];

interface CheckoutFacts {
  readonly isCartKnown: boolean;
  readonly hasItems: boolean;
  readonly isCardValid: boolean;
  readonly hasOutcome: boolean;
}

/** The stage that may be shown when one is asked for: none can be skipped by typing an address or going back. */
export function reachableStage(wanted: PinnedStage, facts: CheckoutFacts): StageName {
  if (wanted === 'result' && facts.hasOutcome) return 'result';
  if (!facts.isCartKnown) return 'loading';
  if (!facts.hasItems || wanted === 'cart') return 'cart';
  if (wanted === 'payment' || !facts.isCardValid) return 'payment';
  return 'review';
}

/** A2t-08: pins jump back, to cart or payment, until the cart is paid or while nothing is under way. */
export function canJumpTo(
  pin: PinnedStage,
  current: StageName,
  state: { isPaying: boolean; isPaid: boolean },
): boolean {
  if (state.isPaying || state.isPaid) return false;
  return (pin === 'cart' || pin === 'payment') && stages[pin] < stages[current];
}

/** Whether a new page would lose what the person is doing: typing a card, confirming, or finding out what became of a payment. */
export function holdsPurchase(
  stage: StageName,
  { isCardTyped, isPaid }: { isCardTyped: boolean; isPaid: boolean },
): boolean {
  return !isPaid && (isCardTyped || stage === 'payment' || stage === 'review' || stage === 'result');
}

export function pinnedStageOf(text: string | null): PinnedStage {
  return pinned.find((stage) => stage === text) ?? 'cart';
}
