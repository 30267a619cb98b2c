import type { ByteSource } from './byte-source.rules.ts';
import { broken, mismatch } from './refusals.rules.ts';

/** Bit rates of Layer III in kbit/s: MPEG 1, then MPEG 2 and 2.5. */
const rates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const frequencies: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};
/** Some encoders leave padding after their tag. */
const maxPadding = 8192;

/** Checks an MP3: after an optional tag there must be a frame, followed directly by another one. */
export async function checkMp3(source: ByteSource): Promise<void> {
  const head = await source.read(0, 10);
  const hasTag = head.toString('latin1', 0, 3) === 'ID3';
  if (!hasTag && frameLength(head) === undefined) throw mismatch('mp3');
  const start = hasTag ? tagLength(head) : 0;
  const room = await source.read(start, maxPadding);
  const padding = room.findIndex((byte) => byte !== 0);
  if (padding === -1) throw broken();
  const first = frameLength(room.subarray(padding));
  if (first === undefined) throw mismatch('mp3');
  const second = await source.read(start + padding + first, 4);
  if (frameLength(second) === undefined) throw broken();
}

function tagLength(head: Buffer): number {
  if (head.length < 10) throw broken();
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  if ((a | b | c | d) > 127) throw broken();
  return 10 + (a << 21) + (b << 14) + (c << 7) + d;
}

/** Returns the length in bytes of the frame that begins here; undefined when there is none. */
function frameLength(bytes: Buffer): number | undefined {
  const [sync = 0, kind = 0, rate = 0] = bytes;
  const version = (kind >> 3) & 3;
  if (bytes.length < 4 || sync !== 0xff || (kind & 0xe6) !== 0xe2 || version === 1) return undefined;
  const kbits = rates[version === 3 ? 0 : 1][rate >> 4];
  const hertz = frequencies[version]?.[(rate >> 2) & 3];
  if (!kbits || !hertz) return undefined;
  return Math.floor(((version === 3 ? 144 : 72) * kbits * 1000) / hertz) + ((rate >> 1) & 1);
}
