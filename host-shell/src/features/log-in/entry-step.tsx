import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button, Stack } from '@shared-kit/ui';
import { clearEntry } from '../../lib/entry/stored-entry.ts';
import type { Entry } from '../../lib/entry/stored-entry.ts';
import { labels } from './labels.ts';
import { useEntry } from './use-entry.ts';
import { Waiting } from './waiting.tsx';

interface EntryStepProps {
  readonly entry: Entry;
  /** Called when the token was accepted or has expired; `refusal` is set in the second case. */
  onDone(refusal?: string): void;
}

/** Logs in with a one-time token (A4l-09, A4l-10). It needs no action unless the network fails. */
export function EntryStep({ entry, onDone }: EntryStepProps): ReactNode {
  const { state, retry } = useEntry(entry.token);
  useEffect(() => {
    if (state.kind === 'entered') onDone();
    if (state.kind === 'refused') onDone(state.message);
  }, [state, onDone]);
  function giveUp(): void {
    clearEntry();
    onDone();
  }
  if (state.kind === 'offline') {
    return (
      <Stack gap={5}>
        <h1>{labels.entry.offline}</h1>
        <p>{state.message}</p>
        <Button size="large" onClick={retry}>
          {labels.entry.retry}
        </Button>
        <Button variant="ghost" onClick={giveUp}>
          {labels.entry.withPassword}
        </Button>
      </Stack>
    );
  }
  return <Waiting heading={labels.entry.entering} />;
}
