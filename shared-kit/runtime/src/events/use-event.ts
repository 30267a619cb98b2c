import { useEffect, useEffectEvent } from 'react';
import type { EventContract, PayloadOf } from '@shared-kit/contracts/core';
import { subscribe } from './bus.ts';

/** Subscribes to an event while the component is mounted. The handler may change from render to render. */
export function useEvent<E extends EventContract>(event: E, handler: (payload: PayloadOf<E>) => void): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => subscribe(event, (payload) => onEvent(payload)), [event]);
}
