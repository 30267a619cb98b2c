import { CLOCK_SKEW_MS, faultOf } from './saml-response.rules.ts';
import type { SamlAssertion, SamlConfirmation, SamlResponse } from './saml-response.adapter.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
const expected = { issuer: 'idp', acsUrl: 'https://p/acs', entityId: 'https://p/metadata' };

const bearer: SamlConfirmation = {
  method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  recipient: 'https://p/acs',
  inResponseTo: '_1',
  notBefore: '',
  notOnOrAfter: at(60_000),
};
const assertion: SamlAssertion = {
  id: '_a',
  issuer: 'idp',
  notBefore: at(-1000),
  notOnOrAfter: at(60_000),
  audiences: [['https://p/metadata']],
  confirmations: [bearer],
};
const response = (changes: Partial<SamlResponse> = {}): SamlResponse => ({
  issuer: 'idp',
  destination: 'https://p/acs',
  inResponseTo: '_1',
  assertions: [assertion],
  ...changes,
});
const withAssertion = (changes: Partial<SamlAssertion>) => response({ assertions: [{ ...assertion, ...changes }] });
const withBearer = (changes: Partial<SamlConfirmation>) =>
  withAssertion({ confirmations: [{ ...bearer, ...changes }] });

test('a valid answer has no fault', () => expect(faultOf(response(), expected, now)).toBeNull());

test.each<[string, SamlResponse]>([
  ['no assertion', response({ assertions: [] })],
  ['two assertions', response({ assertions: [assertion, assertion] })],
  ['an issuer that is only said outside', withAssertion({ issuer: 'evil' })],
  ['no issuer outside', response({ issuer: '' })],
  ['no destination', response({ destination: '' })],
  ['no request', response({ inResponseTo: '' })],
  ['no audience', withAssertion({ audiences: [] })],
  ['one of two audience restrictions', withAssertion({ audiences: [['https://p/metadata'], ['https://other']] })],
  ['no end', withAssertion({ notOnOrAfter: '' })],
  ['an end that is no moment', withAssertion({ notOnOrAfter: 'amanhã' })],
  ['a beginning that is no moment', withAssertion({ notBefore: 'hoje' })],
  ['no confirmation', withAssertion({ confirmations: [] })],
  ['two confirmations', withAssertion({ confirmations: [bearer, bearer] })],
  ['a confirmation by key', withBearer({ method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' })],
  ['no recipient', withBearer({ recipient: '' })],
  ['a confirmation of another request', withBearer({ inResponseTo: '_2' })],
  ['a confirmation without an end', withBearer({ notOnOrAfter: '' })],
  ['no id', withAssertion({ id: '' })],
])('%s is a fault', (_, given) => expect(faultOf(given, expected, now)).not.toBeNull());

test('accepts a clock difference of half a minute in both directions', () => {
  expect(faultOf(withAssertion({ notOnOrAfter: at(1 - CLOCK_SKEW_MS) }), expected, now)).toBeNull();
  expect(faultOf(withAssertion({ notOnOrAfter: at(-CLOCK_SKEW_MS) }), expected, now)).not.toBeNull();
  expect(faultOf(withAssertion({ notBefore: at(CLOCK_SKEW_MS) }), expected, now)).toBeNull();
  expect(faultOf(withAssertion({ notBefore: at(CLOCK_SKEW_MS + 1) }), expected, now)).not.toBeNull();
});
