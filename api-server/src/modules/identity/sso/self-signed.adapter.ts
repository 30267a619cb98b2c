import { createPublicKey, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

const sha256WithRsa = new AlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.11', parameters: null });
const commonNameType = '2.5.4.3';

/**
 * Creates a certificate that only carries a public key. Identity providers accept keys in no other form and trust it
 * because an administrator installed it. Node can read certificates but not create them.
 */
export function selfSigned(privateKey: KeyObject, name: string, validity: { from: Date; until: Date }): string {
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: sha256WithRsa,
    issuer: commonName(name),
    validity: new Validity({ notBefore: validity.from, notAfter: validity.until }),
    subject: commonName(name),
    subjectPublicKeyInfo: AsnConvert.parse(spki, SubjectPublicKeyInfo),
  });
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: sha256WithRsa,
    signatureValue: new Uint8Array(signature).buffer,
  });
  return pem(Buffer.from(AsnConvert.serialize(certificate)));
}

/** Returns 16 random bytes as a positive integer without a leading zero byte. */
function serialNumber(): ArrayBuffer {
  const serial = new Uint8Array(randomBytes(16));
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  return serial.buffer;
}

function commonName(name: string): Name {
  const value = new AttributeValue({ utf8String: name });
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: commonNameType, value })])]);
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
