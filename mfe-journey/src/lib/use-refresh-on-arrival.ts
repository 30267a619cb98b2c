import type { Endpoint } from '@shared-kit/contracts/core';
import { bellEntryArrived } from '@shared-kit/contracts/notifications';
import type { BellKind } from '@shared-kit/contracts/notifications';
import { useInvalidate } from '@shared-kit/runtime/api';
import { useEvent } from '@shared-kit/runtime/events';

/** Reads calls again when an entry of this kind arrives in the person's bell, so that an open list is current. */
export function useRefreshOnArrival(awaited: BellKind, ...endpoints: Endpoint[]): void {
  const invalidate = useInvalidate();
  useEvent(bellEntryArrived, ({ kind }) => {
    if (kind === awaited) invalidate(...endpoints);
  });
}
