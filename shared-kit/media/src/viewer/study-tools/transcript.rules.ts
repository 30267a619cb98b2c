import { foldText } from '@shared-kit/ui/format';

/** One caption with its times in seconds. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const timing = /^\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}[.,]\d{3})/;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '',
  rlm: '',
};

/** Reads the cues of a WebVTT file, in order. Skips blocks that are no cues, and cues without a text. */
export function parseVtt(file: string): readonly Cue[] {
  return file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n(?:[\t ]*\r?\n)+|\r\r+/)
    .flatMap((block) => {
      const lines = block.split(/\r?\n|\r/);
      const at = lines.findIndex((line) => timing.test(line));
      const [, start = '', end = ''] = timing.exec(lines[at] ?? '') ?? [];
      const text = plainText(lines.slice(at + 1));
      return at === -1 || text === '' ? [] : [{ start: secondsOf(start), end: secondsOf(end), text }];
    })
    .toSorted((one, other) => one.start - other.start);
}

function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((total, part) => total * 60 + Number(part), 0);
}

/** Returns the text of a cue without tags and line breaks. */
function plainText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the index of the last cue that has begun; -1 before the first one. */
export function cueAt(cues: readonly Cue[], seconds: number): number {
  // Players land a few hundredths before the position that they were sent to.
  return cues.findLastIndex(({ start }) => start <= seconds + 0.1);
}

/** Returns the cues with all searched words; case and accents are ignored. */
export function matchingCues(cues: readonly Cue[], searched: string): readonly Cue[] {
  const words = foldText(searched)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0 ? cues : cues.filter(({ text }) => words.every((word) => foldText(text).includes(word)));
}

/**
 * Returns the caption track of the transcript: the chosen one, else the portal's language, else the first.
 * @param chosen language of the shown captions; undefined while they are off.
 */
export function trackFor<T extends { readonly language: string }>(
  tracks: readonly T[],
  chosen: string | undefined,
): T | undefined {
  return (
    tracks.find(({ language }) => language === chosen) ??
    tracks.find(({ language }) => language.toLowerCase().startsWith('pt')) ??
    tracks[0]
  );
}
