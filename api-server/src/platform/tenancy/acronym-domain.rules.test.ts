import { cameAround } from './acronym-domain.rules.ts';

test('cameAround is true only for a login by another host at a company that requires its own host [B4.11-10]', () => {
  expect(cameAround({ acronymDomain: true, viaOtherHost: true })).toBe(true);
  expect(cameAround({ acronymDomain: true, viaOtherHost: false })).toBe(false);
  expect(cameAround({ acronymDomain: false, viaOtherHost: true })).toBe(false);
});
