import type { ChatRoom } from '@shared-kit/contracts/content';
import type { ConnectionState } from '@shared-kit/runtime/realtime';
import { emptyLog } from './room-log.rules.ts';
import type { RoomLog, UnsentMessage } from './room-log.rules.ts';

export interface RoomView {
  readonly status: 'loading' | 'ready' | 'failed' | 'missing';
  readonly room: ChatRoom | undefined;
  readonly log: RoomLog;
  /** `slow`: there is no connection, but HTTP calls succeed. */
  readonly connection: ConnectionState | 'slow';
  readonly present: number;
  /** Names of the people who are typing. */
  readonly typing: readonly string[];
  readonly older: 'idle' | 'loading' | 'failed';
}

const atFirst: RoomView = {
  status: 'loading',
  room: undefined,
  log: emptyLog,
  connection: 'connecting',
  present: 0,
  typing: [],
  older: 'idle',
};

/** Stores the visible state of a room and notifies subscribers of changes. */
export function roomViewStore(onUnsent: (unsent: readonly UnsentMessage[]) => void) {
  let view = atFirst;
  const listeners = new Set<() => void>();
  return {
    view: (): RoomView => view,
    change(part: Partial<RoomView>): void {
      const before = view.log.unsent;
      view = { ...view, ...part };
      if (view.log.unsent !== before) onUnsent(view.log.unsent);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type RoomViewStore = ReturnType<typeof roomViewStore>;
