import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

/**
 * Loads code that a click or a lost connection may need: after the page's own content, and before the first click. A
 * failed load is retried by the click.
 */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined), { settlesMs: 1_000, atLatestMs: 2_000 }), [load]);
}
