import { initialRating, nextRating } from './rating.rules.ts';
import type { RatingEvent, RatingState } from './rating.rules.ts';

const after = (state: RatingState, ...events: RatingEvent[]) => events.reduce(nextRating, state);
const open = initialRating(null);

test('moves from the button to the stars, the thank-you message and the average', () => {
  expect(open).toEqual({ kind: 'beforeRate' });
  const chosen = after(open, { kind: 'opened' }, { kind: 'chosen', vote: 4 });
  expect(chosen).toMatchObject({ kind: 'rateAvailable', chosen: 4 });
  expect(after(chosen, { kind: 'sent' }, { kind: 'accepted' })).toEqual({ kind: 'thanks' });
  expect(after(chosen, { kind: 'sent' }, { kind: 'accepted' }, { kind: 'thanked' })).toEqual({ kind: 'alreadyRated' });
});

test('ignores sending without a star, and changes while the vote is being sent', () => {
  const empty = after(open, { kind: 'opened' });
  expect(after(empty, { kind: 'sent' })).toBe(empty);
  const sending = after(empty, { kind: 'chosen', vote: 2 }, { kind: 'sent' });
  expect(after(sending, { kind: 'chosen', vote: 5 })).toBe(sending);
});

test('keeps the chosen star after a failure', () => {
  const failed = after(open, { kind: 'opened' }, { kind: 'chosen', vote: 2 }, { kind: 'sent' }, { kind: 'failed' });
  expect(failed).toEqual({ kind: 'rateAvailable', chosen: 2, isSending: false, hasFailed: true });
});

test('starts as rated when the person has already voted [A4r-07]', () => {
  expect(initialRating(3)).toEqual({ kind: 'alreadyRated' });
});
