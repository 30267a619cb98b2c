import type { PendingCommit } from './pending-commits.ts';

export const commit = (sequence: number, more: Partial<PendingCommit> = {}): PendingCommit => ({
  idScoEnrollment: 1,
  idVisit: 10,
  token: '1.x',
  commitUrl: 'http://portal.example/api',
  sequence,
  cmi: { 'cmi.location': String(sequence) },
  sessionTime: 5,
  terminated: false,
  at: 1000,
  ...more,
});

export function memoryStore(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

export const answer = (status: number) =>
  new Response(
    JSON.stringify({ status: 'INCOMPLETE', savedAt: '2026-11-22 12:00:00', superseded: false, requestValid: null }),
    { status },
  );
