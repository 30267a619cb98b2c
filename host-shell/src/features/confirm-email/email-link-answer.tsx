import type { ReactNode } from 'react';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { moveFocus } from '../../lib/move-focus.ts';
import { labels } from './labels.ts';
import { useEmailLink } from './use-email-link.ts';
import { WayOn } from './way-on.tsx';

/** Asks whether the address is the reader's, or says what became of the link. */
export function EmailLinkAnswer({ token }: { readonly token: string }): ReactNode {
  const { state, pending, failure, send, retry } = useEmailLink(token);
  if (state.kind === 'loading') return <p role="status">{labels.loading}</p>;
  if (state.kind === 'failed')
    return (
      <Stack gap={5}>
        <h1>{labels.page}</h1>
        <Alert tone="danger">{state.message}</Alert>
        <Button onClick={retry}>{labels.tryAgain}</Button>
      </Stack>
    );
  if (state.kind === 'answered')
    return state.answer === 'confirmed' ? (
      <Outcome heading={labels.done} text={labels.doneHelp} hasWayOn />
    ) : (
      <Outcome heading={labels.refused} text={labels.refusedHelp} hasWayOn={false} />
    );
  const { link } = state;
  if (link.state === 'confirmed') return <Outcome heading={labels.usedHeading} text={labels.usedHelp} hasWayOn />;
  if (link.state === 'over') return <Outcome heading={labels.overHeading} text={labels.overHelp} hasWayOn />;
  return (
    <Stack gap={5}>
      <h1>{labels.heading}</h1>
      <p>{labels.help}</p>
      {link.phoneEnding !== '' && <p>{labels.phone(link.phoneEnding)}</p>}
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button
        size="large"
        isFullWidth
        isBusy={pending === 'confirmed'}
        disabled={pending !== undefined}
        onClick={() => void send('confirmed')}
      >
        {labels.confirm}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isBusy={pending === 'refused'}
        disabled={pending !== undefined}
        onClick={() => void send('refused')}
      >
        {labels.refuse}
      </Button>
    </Stack>
  );
}

interface OutcomeProps {
  readonly heading: string;
  readonly text: string;
  readonly hasWayOn: boolean;
}

function Outcome({ heading, text, hasWayOn }: OutcomeProps): ReactNode {
  return (
    <Stack gap={5}>
      <h1 ref={moveFocus} tabIndex={-1}>
        {heading}
      </h1>
      <p>{text}</p>
      {hasWayOn && <WayOn />}
    </Stack>
  );
}
