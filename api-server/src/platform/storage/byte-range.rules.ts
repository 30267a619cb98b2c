import type { ByteRange } from './storage.port.ts';

export type RangeAnswer = { kind: 'whole' } | { kind: 'part'; range: ByteRange } | { kind: 'impossible' };

/** Parses a Range header with one byte range. For anything else the whole file is the answer, as HTTP allows. */
export function readRange(header: string | undefined, size: number): RangeAnswer {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, first = '', last = ''] = match;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'impossible' } : { kind: 'part', range: { start: size - length, end: size - 1 } };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || end < start) return { kind: 'impossible' };
  return { kind: 'part', range: { start, end } };
}
