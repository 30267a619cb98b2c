import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { bufferSource } from '../uploads/checks/byte-source.rules.ts';
import type { ByteSource } from '../uploads/checks/byte-source.rules.ts';
import { mp3, mp4, pdf } from '../uploads/test/sample-files.ts';
import { mediaLength } from './media-length.adapter.ts';
import { storedLength } from './stored-length.rules.ts';

const demo = resolve(import.meta.dirname, '../../../../../demo');
const media = join(demo, 'sabermais/content/media');
const film = () => readFile(join(media, 'primeiros-segundos.mp4'));

/** Returns a silent mono WAV of 8000 bytes per second. */
function wav(seconds: number): Buffer {
  const head = Buffer.alloc(44);
  const data = seconds * 8000;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data, 40);
  return Buffer.concat([head, Buffer.alloc(data, 128)]);
}

describe('media length', () => {
  test('reads the length of MP4, of MP3 with and without a header, and of WAV files', async () => {
    expect(await mediaLength(bufferSource(await film()))).toBe(58);
    expect(await mediaLength(bufferSource(await readFile(join(media, 'frases-de-ouro.mp3'))))).toBe(54);
    // 2000 frames of 1152 samples at 44.1 kHz.
    expect(await mediaLength(bufferSource(mp3(2000)))).toBe(52);
    expect(await mediaLength(bufferSource(wav(3)))).toBe(3);
  });

  test('returns 0 as the length of damaged files and of files that are no media', async () => {
    const whole = await film();
    const odd = [Buffer.alloc(0), Buffer.from([0]), Buffer.alloc(5000), pdf(), mp4(), whole.subarray(0, 40)];
    for (const bytes of odd) expect(await mediaLength(bufferSource(bytes))).toBe(0);
    // A forged box that claims 4 GB.
    const forged = Buffer.from(whole);
    forged.writeUInt32BE(0xffffffff, forged.indexOf('moov') - 4);
    expect(await mediaLength(bufferSource(forged))).toBeGreaterThanOrEqual(0);
  });

  test('returns 0 as the length when reading the file costs too much, hangs or fails', async () => {
    const source = bufferSource(mp3(60_000));
    expect(await mediaLength(source, { bytes: 100_000, milliseconds: 10_000 })).toBe(0);
    expect(await mediaLength(source, { bytes: 100_000_000, milliseconds: 0 })).toBe(0);
    const hanging: ByteSource = { ...source, read: () => new Promise(() => undefined) };
    expect(await mediaLength(hanging, { bytes: 1e8, milliseconds: 50 })).toBe(0);
    const failing: ByteSource = { ...source, read: () => Promise.reject(new Error('away')) };
    expect(await mediaLength(failing)).toBe(0);
  });

  test('uses the length of the longest track, in whole seconds from ten seconds on', () => {
    expect(storedLength([20, 60.4, undefined])).toBe(60);
    expect(storedLength([54.586])).toBe(55);
    expect(storedLength([1.59])).toBe(1.5);
    for (const unknown of [[], [0], [Number.NaN], [Infinity], [undefined], [-3], [200_000]])
      expect(storedLength(unknown)).toBe(0);
  });

  test('reads the length of a film without loading the whole file', async () => {
    const bytes = await film();
    let read = 0;
    const source: ByteSource = {
      ...bufferSource(bytes),
      read: async (start, length) => {
        const piece = bytes.subarray(start, start + length);
        read += piece.length;
        return piece;
      },
    };
    await mediaLength(source);
    expect(read).toBeLessThan(bytes.length);
  });
});

interface Item {
  readonly key: string;
  readonly location?: string;
  readonly duration?: number;
  readonly children?: readonly Item[];
}

const withParts = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...withParts(item.children ?? [])]);

test('the durations of the demo are those of its files', async () => {
  const wrong: string[] = [];
  let compared = 0;
  for (const file of globSync('*/content/*.yaml', { cwd: demo })) {
    const { items = [] } = parse(await readFile(join(demo, file), 'utf8')) as { items?: Item[] };
    for (const { key, location = '', duration = 0 } of withParts(items)) {
      if (duration === 0 || !/^[^:]+\.(mp3|mp4)$/.test(location)) continue;
      const length = await mediaLength(bufferSource(await readFile(join(demo, dirname(file), location))));
      compared += 1;
      if (length !== duration) wrong.push(`${file} ${key}: ${duration}, but the file has ${length}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(30);
});
