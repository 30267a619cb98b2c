import { gaugeAngle } from './gauge.rules.ts';

test('the gauge turns by grade × 180 / 100 − 45 degrees [B9-32]', () => {
  expect([0, 50, 70, 100].map(gaugeAngle)).toEqual([-45, 45, 81, 135]);
});
