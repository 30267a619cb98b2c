import { asAdmin, refused, startAppWithIdentityProvider, tampered } from '../test/hostile-answers.fixtures.ts';

const part = (xml: string, name: string): string =>
  new RegExp(`<(?:\\w+:)?${name}[ >][\\s\\S]*</(?:\\w+:)?${name}>`).exec(xml)?.[0] ?? '';
const assertionOf = (xml: string) => part(xml, 'Assertion');
const unsigned = (xml: string) => xml.replace(/<Signature [\s\S]*?<\/Signature>/g, '');

startAppWithIdentityProvider();

/**
 * Signature wrapping, after Somorovsky et al.: the signed part stays in the message, and a forged one is placed where
 * it is read.
 */
describe('signature wrapping', () => {
  const forged = (xml: string, id = '_evil') => asAdmin(unsigned(assertionOf(xml))).replace(/ID="[^"]+"/, `ID="${id}"`);
  const signatureOf = (xml: string) => /<Signature [\s\S]*?<\/Signature>/.exec(xml)?.[0] ?? '';
  const rootTag = (xml: string) => /^<[^>]+>/.exec(xml)?.[0] ?? '';

  test.each<[string, (xml: string) => string]>([
    [
      '1: the signed response inside the signature of a forged one',
      (xml) =>
        asAdmin(unsigned(xml))
          .replace(/ID="[^"]+"/, 'ID="_evil"')
          .replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signatureOf(xml).replace('</Signature>', `<Object>${xml}</Object></Signature>`)}`,
          ),
    ],
    [
      '2: the signed response beside the signature of a forged one',
      (xml) =>
        asAdmin(unsigned(xml))
          .replace(/ID="[^"]+"/, 'ID="_evil"')
          .replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(xml)}${xml}`),
    ],
    [
      '3: a forged assertion before the signed one',
      (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
    ],
    [
      '4: the signed assertion inside a forged one',
      (xml) =>
        xml.replace(assertionOf(xml), forged(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`)),
    ],
    [
      '5: the signed assertion after a forged one that has its signature',
      (xml) =>
        xml.replace(
          assertionOf(xml),
          `${forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${signatureOf(assertionOf(xml))}`)}${assertionOf(xml)}`,
        ),
    ],
    [
      '6: the signed assertion inside the signature of a forged one',
      (xml) =>
        xml.replace(
          assertionOf(xml),
          forged(xml).replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signatureOf(assertionOf(xml)).replace('</Signature>', `<Object>${assertionOf(xml)}</Object></Signature>`)}`,
          ),
        ),
    ],
    [
      '7: a forged assertion in an extension',
      (xml) => xml.replace('<samlp:Status>', `<samlp:Extensions>${forged(xml)}</samlp:Extensions><samlp:Status>`),
    ],
    [
      '8: the same id twice',
      (xml) =>
        xml.replace(
          '<saml:Assertion',
          `${forged(xml, /<saml:Assertion[^>]* ID="([^"]+)"/.exec(xml)?.[1])}<saml:Assertion`,
        ),
    ],
    [
      '9: the whole signed response inside a forged one',
      (xml) => `${rootTag(xml).replace(/ID="[^"]+"/, 'ID="_evil"')}${forged(xml)}${xml}</samlp:Response>`,
    ],
  ])('rejects wrapping %s', async (_, wrap) => expect(await tampered(wrap)).toBe(refused()));
});
