import type { LogEntry } from '@shared-kit/contracts/delivery';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Lines that one call without a session may write, and bytes of each line. */
export const anonymousLines = { count: 20, bytes: 1024 } as const;
/** Bytes that calls without a session may write in a minute: of one network, and of this node in total. */
export const anonymousBytes = { network: 64 * 1024, node: 512 * 1024 } as const;

const levels: Readonly<Record<LogEntry['level'] | 'silent', number>> = { info: 30, warn: 40, error: 50, silent: 60 };

/**
 * Returns the lines of a call without a session, as text: those from `least` on, at most 20, each cut to 1 KB. The
 * caller's own fields stay within the text, so that they cannot imitate fields of the server's log.
 */
export function anonymousLogLines(entries: readonly LogEntry[], least: keyof typeof levels): string[] {
  return entries
    .filter(({ level }) => levels[level] >= levels[least])
    .slice(0, anonymousLines.count)
    .map((entry) => cut(JSON.stringify(entry)));
}

/** Cuts a text to 1 KB of UTF-8. Every control character is escaped in JSON already. */
function cut(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= anonymousLines.bytes
    ? text
    : `${bytes
        .subarray(0, anonymousLines.bytes - 3)
        .toString('utf8')
        .replace(/\ufffd+$/, '')}…`;
}

/** Counts bytes by minute. Forgets all networks when a minute ends, so that its size is bounded by a minute's calls. */
export function byteBudget(limits: { readonly network: number; readonly node: number }) {
  const used = new Map<string, number>();
  let minute = -1;
  let total = 0;
  return {
    /** Takes these bytes. Returns which limit refuses them, or null. */
    take(network: string, bytes: number, now: number): 'network' | 'node' | null {
      const current = Math.floor(now / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        total = 0;
        used.clear();
      }
      const ofNetwork = (used.get(network) ?? 0) + bytes;
      if (ofNetwork > limits.network) return 'network';
      if (total + bytes > limits.node) return 'node';
      used.set(network, ofNetwork);
      total += bytes;
      return null;
    },
  };
}
