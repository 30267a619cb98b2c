import { X509Certificate } from 'node:crypto';
import { formatDate, toMoment } from '@shared-kit/contracts/calendar';

/** Smallest RSA key in bits with which a provider may sign. */
const MIN_BITS = 2048;

/** Returns a certificate as PEM, whether it was given as PEM or as the base64 of metadata. */
export function asPem(text: string): string {
  const base64 = text.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

export interface CertificateDetails {
  /** Common name, or the whole subject. */
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
  readonly isOver: boolean;
  readonly isFuture: boolean;
  /** Bits of an RSA key; zero for another kind of key. */
  readonly bits: number;
}

/** Reads a certificate. Returns undefined for a text that is none. */
export function readCertificate(pem: string, now: Date): CertificateDetails | undefined {
  try {
    const { subject, validFrom, validTo, publicKey } = new X509Certificate(pem);
    const [from, until] = [new Date(validFrom), new Date(validTo)];
    return {
      name: /^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', '),
      from,
      until,
      isOver: until <= now,
      isFuture: from > now,
      bits: publicKey.asymmetricKeyType === 'rsa' ? (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) : 0,
    };
  } catch {
    return undefined;
  }
}

/** Returns why a certificate can't be used; empty when it can. */
export function faultOfCertificate(pem: string, now: Date): string {
  const details = readCertificate(pem, now);
  if (!details) return 'Este texto não é um certificado. Cole o conteúdo do arquivo .pem, .cer ou .crt em texto.';
  if (details.isOver) return `O certificado “${details.name}” venceu em ${formatDate(toMoment(details.until))}.`;
  if (details.isFuture)
    return `O certificado “${details.name}” só vale a partir de ${formatDate(toMoment(details.from))}.`;
  if (details.bits === 0) return `O certificado “${details.name}” não tem uma chave RSA.`;
  if (details.bits < MIN_BITS)
    return `A chave do certificado “${details.name}” tem ${details.bits} bits. O mínimo é ${MIN_BITS}.`;
  return '';
}
