import { isEndOfTutorial } from './finished-message.rules.ts';

const frame = {} as Window;

test('only the tutorial’s own frame can end it, and only with the documented message', () => {
  expect(isEndOfTutorial({ source: frame, data: { type: 'azulejo.onboarding-finished' } }, frame)).toBe(true);
  expect(isEndOfTutorial({ source: frame, data: { type: 'azulejo.onboarding-closed' } }, frame)).toBe(true);
  expect(isEndOfTutorial({ source: {} as Window, data: { type: 'azulejo.onboarding-finished' } }, frame)).toBe(false);
  expect(isEndOfTutorial({ source: null, data: { type: 'azulejo.onboarding-finished' } }, undefined)).toBe(false);
  for (const data of [null, 'azulejo.onboarding-finished', {}, { type: 1 }, { type: 'outro' }])
    expect(isEndOfTutorial({ source: frame, data }, frame)).toBe(false);
});
