import { useEffect, useRef, useState } from 'react';
import { PREVIEW_CHANNEL, scormPreviewMessageSchema } from '@shared-kit/contracts/admin';
import type { PreviewedPackage, ScormPreviewRequest } from '@shared-kit/contracts/admin';
import { withEntry } from './call-log.rules.ts';
import type { LogEntry } from './call-log.rules.ts';

/** Follows a preview's frame: its calls and steps, and where its package is. Ignores other windows and origins. */
export function usePreviewCalls(url: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [course, setCourse] = useState<PreviewedPackage>();
  const origin = URL.parse(url, location.href)?.origin ?? location.origin;
  useEffect(() => {
    const add = (entry: LogEntry) => setEntries((before) => withEntry(before, entry));
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const message = scormPreviewMessageSchema.safeParse(data);
      if (!message.success) return;
      if (message.data.type === 'failed') setFailed(true);
      if (message.data.type === 'call') add({ kind: 'call', ...message.data.call });
      if (message.data.type === 'step') add({ kind: 'step', ...message.data.step });
      if (message.data.type === 'package') setCourse(message.data.package);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin]);
  const send = (request: string): void => {
    const message: ScormPreviewRequest = { channel: PREVIEW_CHANNEL, type: 'request', request };
    frame.current?.contentWindow?.postMessage(message, origin);
  };
  return { frame, entries, hasFailed, course, send };
}
