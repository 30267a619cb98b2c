/** Stages of a checkout by their numbers in the specification: 0 loading, 1 cart, 2 payment, 3 review, 4 result (A2t-07). */
export const stages = { loading: 0, cart: 1, payment: 2, review: 3, result: 4 } as const;

export type StageName = keyof typeof stages;

/** Stages with a pin, in order. */
export const pinned = ['cart', 'payment', 'review', 'result'] as const;
export type PinnedStage = (typeof pinned)[number];

interface CheckoutState {
  readonly isCartKnown: boolean;
  readonly hasItems: boolean;
  /** True with a valid card, and with Pix, which needs no data. */
  readonly isMeansValid: boolean;
  readonly hasOutcome: boolean;
}

/** Returns the stage to show for a requested one. Neither the address nor the back button can skip a stage. */
export function reachableStage(wanted: PinnedStage, state: CheckoutState): StageName {
  if (wanted === 'result' && state.hasOutcome) return 'result';
  if (!state.isCartKnown) return 'loading';
  if (!state.hasItems || wanted === 'cart') return 'cart';
  if (wanted === 'payment' || !state.isMeansValid) return 'payment';
  return 'review';
}

/** Returns whether a pin leads back to its stage (A2t-08): cart and payment do, unless the cart is paid or a payment is in progress. */
export function canJumpTo(
  pin: PinnedStage,
  current: StageName,
  state: { isPaying: boolean; isPaid: boolean },
): boolean {
  if (state.isPaying || state.isPaid) return false;
  return (pin === 'cart' || pin === 'payment') && stages[pin] < stages[current];
}

/** Returns whether replacing the page would lose work: a typed card, a confirmation, or the outcome of a payment. */
export function wouldLosePurchase(
  stage: StageName,
  { isCardTyped, isPaid }: { isCardTyped: boolean; isPaid: boolean },
): boolean {
  return !isPaid && (isCardTyped || stage === 'payment' || stage === 'review' || stage === 'result');
}

export function pinnedStageOf(text: string | null): PinnedStage {
  return pinned.find((stage) => stage === text) ?? 'cart';
}
