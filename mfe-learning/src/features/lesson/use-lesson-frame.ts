import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { SCORM_CHANNEL, scormFrameMessageSchema } from '@shared-kit/contracts/learning';
import type { ScormFrameMessage, ScormPortalMessage } from '@shared-kit/contracts/learning';

export interface LessonFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Asks the lesson in the frame to finish, before the person leaves it (B4.5-04). */
  requestFinish(): void;
}

/** Exchanges messages with the frame of a lesson; ignores messages from other windows and origins. */
export function useLessonFrame(url: string, onMessage: (message: ScormFrameMessage) => void): LessonFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const origin = URL.parse(url, location.href)?.origin ?? location.origin;
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const onWindowMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = scormFrameMessageSchema.safeParse(data);
      if (message.success) receive(message.data);
    };
    window.addEventListener('message', onWindowMessage);
    return () => window.removeEventListener('message', onWindowMessage);
  }, [origin]);
  return {
    frame,
    requestFinish: () => {
      const request: ScormPortalMessage = { channel: SCORM_CHANNEL, type: 'finish-request' };
      frame.current?.contentWindow?.postMessage(request, origin);
    },
  };
}
