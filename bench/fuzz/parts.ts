import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts and faults of one part of a run. */
export interface Part {
  /** Requests that the part was to send; it may send a few more. */
  readonly asked: number;
  readonly seed: number;
  readonly sent: number;
  readonly overSocket: number;
  readonly seconds: number;
  /** Number of replies by endpoint and status. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly faults: readonly string[];
}

/** Returns the folder of a run's finished parts. Remove it to send them again. */
export function partsFolder(seed: number): string {
  const folder = join(import.meta.dirname, '../../.build/fuzz', `seed-${seed}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Returns a part of an earlier run, or undefined when it was not finished or had another size. */
export function savedPart(folder: string, index: number, asked: number): Part | undefined {
  const path = join(folder, `${index}.json`);
  if (!existsSync(path)) return undefined;
  const part = JSON.parse(readFileSync(path, 'utf8')) as Part;
  return part.asked === asked ? part : undefined;
}

export function savePart(folder: string, index: number, part: Part): void {
  writeFileSync(join(folder, `${index}.json`), JSON.stringify(part));
}
