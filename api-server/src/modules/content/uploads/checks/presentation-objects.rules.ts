import { broken } from './refusals.rules.ts';

/** Record types of a presentation. */
const record = { edit: 0xff5, places: 0x1772 } as const;
/** Objects, links to objects, controls, and what programs store of them, which includes macros. */
const objects: ReadonlySet<number> = new Set([0xfcc, 0xfce, 0xfee, 0x1011]);
/** Videos and sounds that a presentation fetches from another place. */
const media: ReadonlySet<number> = new Set([0x1006, 0x1007, 0x100d, 0x1010]);
/** Mark of a presentation whose records are encrypted. */
const encrypted = 0xf3_d1_c4_df;

export interface PresentationContents {
  readonly hasObjects: boolean;
  readonly hasOutsideMedia: boolean;
  readonly isEncrypted: boolean;
}

/**
 * Reads the records of a presentation in their order, and those to which its edits point, because PowerPoint reads only
 * the latter.
 *
 * @param stream `PowerPoint Document`.
 * @param users streams `Current User`, which point at the last edit.
 */
export function presentationContents(stream: Buffer, users: readonly Buffer[]): PresentationContents {
  const types = new Set<number>();
  const seen = new Set<number>();
  const pending: { from: number; to: number }[] = [{ from: 0, to: stream.length }];
  /** In a good file a record is read at most twice: in its order, and because an edit points at it. */
  let left = 3 * stream.length;
  const follow = (at: number): void => {
    if (seen.has(at) || at + 8 > stream.length) return;
    seen.add(at);
    pending.push({ from: at, to: Math.min(stream.length, at + 8 + stream.readUInt32LE(at + 4)) });
  };

  for (const user of users) if (user.length >= 20) follow(user.readUInt32LE(16));
  for (let range = pending.pop(); range; range = pending.pop()) {
    let at = range.from;
    while (at + 8 <= range.to) {
      left -= 8;
      if (left < 0) throw broken();
      const type = stream.readUInt16LE(at + 2);
      const end = at + 8 + stream.readUInt32LE(at + 4);
      const data = stream.subarray(at + 8, Math.min(end, stream.length));
      types.add(type);
      if (isContainer(stream, at)) pending.push({ from: at + 8, to: Math.min(end, range.to) });
      if (type === record.edit && data.length >= 16) [8, 12].forEach((place) => follow(data.readUInt32LE(place)));
      if (type === record.places) placesIn(data).forEach(follow);
      at = end;
    }
  }
  return {
    hasObjects: [...types].some((type) => objects.has(type)),
    hasOutsideMedia: [...types].some((type) => media.has(type)),
    isEncrypted: users.some((user) => user.length >= 16 && user.readUInt32LE(12) === encrypted),
  };
}

function isContainer(stream: Buffer, at: number): boolean {
  return (stream.readUInt16LE(at) & 15) === 15;
}

/** Returns the offsets in a list of places: runs of a number of places, followed by them. */
function placesIn(list: Buffer): number[] {
  const places: number[] = [];
  let at = 0;
  while (at + 4 <= list.length) {
    const count = list.readUInt32LE(at) >>> 20;
    at += 4;
    for (let index = 0; index < count && at + 4 <= list.length; index += 1, at += 4) places.push(list.readUInt32LE(at));
  }
  return places;
}
