import { useEffect, useRef, useState } from 'react';
import { scormPreviewMessageSchema } from '@shared-kit/contracts/admin';
import type { ScormCall } from '@shared-kit/contracts/admin';
import { withCall } from './call-log.rules.ts';

/** Collects the calls that a preview's frame reports; ignores messages from other windows and origins. */
export function usePreviewCalls(url: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [calls, setCalls] = useState<readonly ScormCall[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const origin = URL.parse(url, location.href)?.origin ?? location.origin;
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = scormPreviewMessageSchema.safeParse(data);
      if (!message.success) return;
      if (message.data.type === 'failed') setFailed(true);
      if (message.data.type === 'call') {
        const { call } = message.data;
        setCalls((before) => withCall(before, call));
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);
  return { frame, calls, hasFailed };
}
