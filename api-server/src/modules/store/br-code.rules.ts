interface BrCode {
  /** Address of the charge, without its scheme. */
  readonly location: string;
  readonly amountCents: number;
  readonly merchant: string;
  readonly city: string;
}

/** Returns a Pix code of the Central Bank's format (EMV QR code with a checksum), as banks read it. */
export function brCode({ location, amountCents, merchant, city }: BrCode): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location.slice(0, 77))),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plain(merchant).slice(0, 25)),
    field('60', plain(city).slice(0, 15)),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase();
}

/** CRC-16/CCITT-FALSE, in four hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1;
    crc &= 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
