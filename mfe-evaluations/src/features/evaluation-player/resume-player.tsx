import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { saveTime } from '@shared-kit/contracts/evaluations';
import { Alert, Button, EmptyState, Spinner } from '@shared-kit/ui';
import type { QuestionnaireParams } from '../../lib/questionnaire-params.ts';
import { labels } from './labels.ts';

interface ResumePlayerProps {
  readonly params: QuestionnaireParams;
  /** Refetches the questionnaire, whose questions are readable again; resolves to false on failure. */
  readonly onResumed: () => Promise<boolean>;
}

/** Starts a paused clock again before the player shows: the server withholds the questions until then (decision 420). */
export function ResumePlayer({ params, onResumed }: ResumePlayerProps) {
  const [failure, setFailure] = useState<{ readonly text: string; readonly error?: unknown }>();
  const resume = useEffectEvent(async () => {
    setFailure(undefined);
    try {
      await call(saveTime, { params, body: { timeLeft: null, resumed: true } });
      if (!(await onResumed())) setFailure({ text: labels.tryAgainLater });
    } catch (error) {
      setFailure({ text: error instanceof ApiError ? error.message : labels.tryAgainLater, error });
    }
  });
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void resume();
  }, []);
  if (failure !== undefined)
    return (
      <Alert
        tone="danger"
        title={labels.resumeFailed}
        error={failure.error}
        action={<Button onClick={() => window.location.reload()}>{labels.retry}</Button>}
      >
        {failure.text}
      </Alert>
    );
  return (
    <div role="status">
      <EmptyState icon={<Spinner size="large" />} title={labels.resuming} />
    </div>
  );
}
