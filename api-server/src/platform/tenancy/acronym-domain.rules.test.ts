import { cameAround } from './acronym-domain.rules.ts';

test('only a login by another host, where the company wants its own in use, comes around it [B4.11-10]', () => {
  expect(cameAround({ acronymDomain: true, viaOtherHost: true })).toBe(true);
  expect(cameAround({ acronymDomain: true, viaOtherHost: false })).toBe(false);
  expect(cameAround({ acronymDomain: false, viaOtherHost: true })).toBe(false);
});
