import { canJumpTo, wouldLosePurchase, pinned, pinnedStageOf, reachableStage, stages } from './stage.rules.ts';

const state = { isCartKnown: true, hasItems: true, isMeansValid: true, hasOutcome: false };

test('the stages are 0 loading, 1 cart, 2 payment, 3 review, 4 result [A2t-07]', () => {
  expect(stages).toEqual({ loading: 0, cart: 1, payment: 2, review: 3, result: 4 });
});

test('shows the loading stage until the cart is known, and the result only when there is one', () => {
  expect(reachableStage('cart', { ...state, isCartKnown: false })).toBe('loading');
  expect(reachableStage('review', { ...state, isCartKnown: false })).toBe('loading');
  expect(reachableStage('result', { ...state, isCartKnown: false, hasOutcome: true })).toBe('result');
});

test('the review requires a valid card [A4c-02]', () => {
  expect(reachableStage('review', { ...state, isMeansValid: false })).toBe('payment');
  expect(reachableStage('review', state)).toBe('review');
  expect(reachableStage('result', { ...state, isMeansValid: false })).toBe('payment');
});

test('an empty cart has only the cart stage', () => {
  for (const wanted of pinned) expect(reachableStage(wanted, { ...state, hasItems: false })).toBe('cart');
});

test('only the pins of cart and payment lead back, and never during or after the payment [A2t-08]', () => {
  const free = { isPaying: false, isPaid: false };
  expect(pinned.filter((pin) => canJumpTo(pin, 'cart', free))).toEqual([]);
  expect(pinned.filter((pin) => canJumpTo(pin, 'payment', free))).toEqual(['cart']);
  expect(pinned.filter((pin) => canJumpTo(pin, 'review', free))).toEqual(['cart', 'payment']);
  expect(pinned.filter((pin) => canJumpTo(pin, 'result', free))).toEqual(['cart', 'payment']);
  expect(pinned.filter((pin) => canJumpTo(pin, 'review', { isPaying: true, isPaid: false }))).toEqual([]);
  expect(pinned.filter((pin) => canJumpTo(pin, 'result', { isPaying: false, isPaid: true }))).toEqual([]);
});

test('defers page replacement from the payment on, and with a typed card, until the purchase is paid', () => {
  const untouched = { isCardTyped: false, isPaid: false };
  expect([...pinned].filter((pin) => wouldLosePurchase(pin, untouched))).toEqual(['payment', 'review', 'result']);
  expect(wouldLosePurchase('cart', { ...untouched, isCardTyped: true })).toBe(true);
  expect(wouldLosePurchase('result', { isCardTyped: true, isPaid: true })).toBe(false);
});

test('an unknown step in the address shows the cart', () => {
  expect(pinnedStageOf('payment')).toBe('payment');
  expect(pinnedStageOf('loading')).toBe('cart');
  expect(pinnedStageOf(null)).toBe('cart');
});
