import { crc32 } from 'node:zlib';

const signatureLength = 8;
const headerLength = 25;
const keyword = 'openbadgecredential';

/** Returns the PNG with a credential in an uncompressed iTXt chunk, as Open Badges 3.0 bakes it. */
export function bakePng(png: Buffer, credential: string): Buffer {
  // IHDR is always the first chunk and always has 25 bytes.
  const at = signatureLength + headerLength;
  // Keyword, no compression, its method, no language and no translated keyword.
  const fields = Buffer.from(`${keyword}\0\0\0\0\0${credential}`, 'utf8');
  return Buffer.concat([png.subarray(0, at), chunk('iTXt', fields), png.subarray(at)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
