import { useRef } from 'react';
import { call } from '@shared-kit/runtime/api';
import { updateDuration } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';

/** Returns a function that reports a duration that only the player knows to the server (A7c-13), once. */
export function useUnknownDuration({ idContentItem, duration: known }: ContentItem): (duration: number) => void {
  const isReported = useRef(known > 0);
  return (duration) => {
    if (isReported.current || duration <= 0) return;
    isReported.current = true;
    call(updateDuration, { body: { idContentItem, duration } }).catch((error: unknown) =>
      console.info(`duration of content ${idContentItem} not saved`, String(error)),
    );
  };
}
