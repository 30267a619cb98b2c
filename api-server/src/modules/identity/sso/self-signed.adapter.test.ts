import { X509Certificate, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { selfSigned } from './self-signed.adapter.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const from = new Date('2026-11-23T12:00:00Z');

test('makes a certificate that its own key has signed, for the given name and time', () => {
  const certificate = new X509Certificate(
    selfSigned(privateKey, 'Azulejo SSO', { from, until: new Date('2036-11-23T12:00:00Z') }),
  );
  expect(certificate.subject).toBe('CN=Azulejo SSO');
  expect(certificate.issuer).toBe('CN=Azulejo SSO');
  expect(certificate.verify(createPublicKey(privateKey))).toBe(true);
  expect(certificate.checkPrivateKey(privateKey)).toBe(true);
  expect(certificate.validFromDate).toEqual(from);
  expect(certificate.validToDate).toEqual(new Date('2036-11-23T12:00:00Z'));
});

test('encodes a time after 2049 in its other format', () => {
  const until = new Date('2055-01-01T00:00:00Z');
  expect(new X509Certificate(selfSigned(privateKey, 'Açaí', { from, until })).validToDate).toEqual(until);
});

test('gives each certificate a unique serial number', () => {
  const made = [1, 2].map(() => new X509Certificate(selfSigned(privateKey, 'A', { from, until: from })));
  expect(made[0]?.serialNumber).toHaveLength(32);
  expect(made[0]?.serialNumber).not.toBe(made[1]?.serialNumber);
});
