import { renewalText, validityText } from './validity.rules.ts';

const validUntil = '2026-12-15 02:59:59';
const [before, after] = [new Date('2026-12-15T02:00:00Z'), new Date('2026-12-15T03:00:00Z')];

test.each([
  [1, before, 'O certificado vale até 14/12/2026.', 'Renovação do certificado · o atual vale até 14/12/2026'],
  [1, after, 'O certificado venceu em 14/12/2026.', 'Renovação do certificado · o anterior venceu em 14/12/2026'],
  [0, before, 'A conclusão vale até 14/12/2026.', 'Renovação · a conclusão atual vale até 14/12/2026'],
  [
    0,
    after,
    'A validade da conclusão terminou em 14/12/2026.',
    'Renovação · a validade da conclusão anterior terminou em 14/12/2026',
  ],
] as const)(
  'says until when a completion is valid and what is renewed (certificate %s, at %s)',
  (hasCertificate, now, valid, renewal) => {
    expect(validityText({ validUntil, hasCertificate }, now)).toBe(valid);
    expect(renewalText({ validUntil, hasCertificate }, now)).toBe(renewal);
  },
);
