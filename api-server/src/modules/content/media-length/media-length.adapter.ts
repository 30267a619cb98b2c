import { setTimeout } from 'node:timers/promises';
import type { ByteSource } from '../uploads/checks/byte-source.rules.ts';
import type { ReadLimits } from './source-tokenizer.adapter.ts';
import { storedLength } from './stored-length.rules.ts';

/** Limits the work of reading one file. A VBR file without a header is read completely, so its size matters. */
const limits: ReadLimits = { bytes: 256 * 1024 * 1024, milliseconds: 10_000 };

/**
 * Reads the length of an audio or a video from its bytes, in seconds. Returns 0, unknown, for everything else: files
 * that are damaged, of another kind, or too expensive to read. It never throws.
 */
export async function mediaLength(source: ByteSource, within: ReadLimits = limits): Promise<number> {
  const timer = new AbortController();
  // The limits of the tokenizer stop a parser that reads; this one stops waiting for a storage that hangs.
  const late = setTimeout(within.milliseconds, 0, { signal: timer.signal, ref: false }).catch(() => 0);
  try {
    return await Promise.race([lengthIn(source, within), late]);
  } catch {
    return 0;
  } finally {
    timer.abort();
  }
}

async function lengthIn(source: ByteSource, within: ReadLimits): Promise<number> {
  // Loaded when the first medium comes: most servers and tests read none.
  const [{ parseFromTokenizer }, { SourceTokenizer }] = await Promise.all([
    import('music-metadata'),
    import('./source-tokenizer.adapter.ts'),
  ]);
  const tokenizer = new SourceTokenizer(source, within);
  const { format } = await parseFromTokenizer(tokenizer, { duration: true, skipCovers: true, includeChapters: false });
  // The library's own value is that of the first audio track; a film is as long as its longest track.
  return storedLength([format.duration, ...format.trackInfo.map(({ duration }) => duration)]);
}
