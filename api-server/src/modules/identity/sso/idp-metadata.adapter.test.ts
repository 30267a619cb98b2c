import { generateKeyPairSync } from 'node:crypto';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { metadataOf, testIdentityProvider } from '../../../test/identity-provider.ts';
import { readProviderMetadata } from './idp-metadata.adapter.ts';
import { selfSigned } from './self-signed.adapter.ts';

const idp = testIdentityProvider();
const now = new Date();
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const days = (from: number, until: number) => ({
  from: new Date(now.getTime() + from * DAY_MS),
  until: new Date(now.getTime() + until * DAY_MS),
});
const over = selfSigned(privateKey, 'Antigo', days(-20, -10));
const future = selfSigned(privateKey, 'Futuro', days(10, 20));
const weak = selfSigned(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey, 'Fraco', days(-1, 10));

const base = { issuer: idp.issuer, entryPoint: idp.entryPoint, certificates: [idp.certificate] };
const good = metadataOf(base);
const faultOf = (xml: string): string => {
  try {
    readProviderMetadata(xml, now);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};

test('reads entity id, address and certificates of a provider', () => {
  expect(readProviderMetadata(`\uFEFF${good}`, now)).toEqual({
    issuer: idp.issuer,
    entryPoint: idp.entryPoint,
    certificates: [idp.certificate],
    leftOut: 0,
  });
});

test('leaves out a certificate that is over beside a current one', () => {
  const { certificates, leftOut } = readProviderMetadata(
    metadataOf({ ...base, certificates: [over, idp.certificate] }),
    now,
  );
  expect([certificates, leftOut]).toEqual([[idp.certificate], 1]);
});

test('reads the only provider of a federation', () => {
  const inner = good.slice(good.indexOf('<EntityDescriptor'));
  const service = '<EntityDescriptor entityID="x"><SPSSODescriptor/></EntityDescriptor>';
  const federation = (entities: string) =>
    `<EntitiesDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata">${entities}</EntitiesDescriptor>`;
  expect(readProviderMetadata(federation(service + inner), now).issuer).toBe(idp.issuer);
  expect(faultOf(federation(inner + inner))).toContain('vários provedores');
});

test.each([
  ['a text', 'olá', 'não é um XML'],
  ['half an XML', good.slice(0, 300), 'não é um XML'],
  ['a document type', good.replace('<EntityDescriptor', '<!DOCTYPE x [<!ENTITY a "b">]><EntityDescriptor'), 'DOCTYPE'],
  ['other XML', '<html/>', 'não traz metadados'],
  ['a service', good.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'), 'de um serviço'],
  ['no entity id', good.replace(`entityID="${idp.issuer}"`, ''), 'Entity ID'],
  ['no redirect', good.replace('bindings:HTTP-Redirect', 'bindings:SOAP'), 'HTTP-Redirect'],
  ['no certificate', metadataOf({ ...base, certificates: [] }), 'não trazem o certificado'],
  ['a certificate that is none', metadataOf({ ...base, certificates: ['AAAA'] }), 'não é um certificado'],
  ['a certificate that is over', metadataOf({ ...base, certificates: [over] }), '“Antigo” venceu em'],
  ['a certificate of the future', metadataOf({ ...base, certificates: [future] }), '“Futuro” só vale a partir de'],
  ['a weak key', metadataOf({ ...base, certificates: [weak] }), 'tem 1024 bits'],
  ['an end that is over', good.replace('entityID', 'validUntil="2020-01-01T00:00:00Z" entityID'), 'venceram em'],
])('refuses %s with its cause', (_, xml, cause) => expect(faultOf(xml)).toContain(cause));
