import { vitalNames } from '@shared-kit/contracts/delivery';
import type { LogEntry } from '@shared-kit/contracts/delivery';

/** An entry's observation of one version of a remote. */
export interface Observation {
  readonly remote: string;
  readonly version: string;
  readonly kind: 'load' | 'fault' | 'vital';
  /** Phase of a fault, or name of a vital. */
  readonly detail: string;
  readonly value: number;
  readonly bytes: number;
  readonly message: string;
}

/** An observation with its number of reports. */
export interface Summed extends Observation {
  readonly reports: number;
}

const MESSAGE_LENGTH = 300;

/** Returns the observation of an entry; null when it concerns no remote. */
export function observationOf(entry: LogEntry): Observation | null {
  const { kind, message, value = 0, bytes = 0 } = entry;
  const source = sourceOf(entry);
  if (!source) return null;
  const base = { ...source, value: 0, bytes: 0, message: '' };
  switch (kind) {
    case 'remote-load':
      return { ...base, kind: 'load', detail: '', value, bytes };
    case 'remote-fault':
      return { ...base, kind: 'fault', detail: phaseOf(entry.phase), message: storable(message) };
    case 'uncaught':
    case 'unhandled-rejection':
    case 'csp':
      return { ...base, kind: 'fault', detail: kind, message: storable(message) };
    case 'vital':
      return (vitalNames as readonly string[]).includes(entry.phase ?? '')
        ? { ...base, kind: 'vital', detail: entry.phase ?? '', value }
        : null;
    default:
      return null;
  }
}

/** Returns the remote of an entry. A load or a measurement names it; an uncaught error is attributed by its stack. */
function sourceOf({ remote, version, stack }: LogEntry): { remote: string; version: string } | null {
  return remote !== undefined && version !== undefined ? { remote, version } : sourceInStack(stack ?? '');
}

/**
 * Returns the remote of the innermost frame that belongs to one, because an error that it caused in the shell or in
 * React counts for it.
 */
export function sourceInStack(stack: string): { remote: string; version: string } | null {
  const found = /\/_remotes\/([a-z][a-z0-9-]{1,39})\/([0-9][\w.+-]*)\//.exec(stack);
  return found?.[1] !== undefined && found[2] !== undefined ? { remote: found[1], version: found[2] } : null;
}

function phaseOf(phase: string | undefined): string {
  return phase !== undefined && /^[a-z][a-z-]{0,29}$/.test(phase) ? phase : 'other';
}

/** Truncates a message and removes NUL, which the database cannot store. */
function storable(message: string): string {
  return message.replaceAll('\0', '').slice(0, MESSAGE_LENGTH);
}

/** Sums observations per remote, version, kind and detail, with the newest message. */
export function summed(observations: readonly Observation[]): Summed[] {
  const lines = new Map<string, Summed>();
  for (const each of observations) {
    const key = [each.remote, each.version, each.kind, each.detail].join(' ');
    const known = lines.get(key);
    lines.set(key, {
      ...each,
      reports: (known?.reports ?? 0) + 1,
      value: (known?.value ?? 0) + each.value,
      bytes: (known?.bytes ?? 0) + each.bytes,
    });
  }
  return [...lines.values()];
}

/**
 * Returns the network of an address: `203.0.113.7` → `203.0.113`, `2001:db8:1:2::3` → `2001:db8:1`. It may be one
 * household, or one machine that changes its address.
 */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return mapped.split('.').slice(0, 3).join('.');
  return expanded(mapped).slice(0, 3).join(':');
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
