import { useEffect, useState, useSyncExternalStore } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { roomServices } from './room-services.ts';
import { roomSync } from './room-sync.ts';
import type { RoomSync } from './room-sync.ts';
import type { RoomView } from './room-view.ts';

/** Keeps a room synchronized while the component is mounted; another room needs another component. */
export function useRoom(idChatRoom: number): { sync: RoomSync; view: RoomView } {
  const { idUser } = useActiveSession().viewer;
  const [sync] = useState(() => roomSync(idChatRoom, idUser, roomServices(idChatRoom, idUser)));
  useEffect(() => {
    void sync.start();
    return sync.stop;
  }, [sync]);
  return { sync, view: useSyncExternalStore(sync.subscribe, sync.view) };
}
