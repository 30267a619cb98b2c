import { useEffect, useEffectEvent, useState } from 'react';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { Button, Icon } from '@shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import styles from './lesson-end.module.css';

/** Time to read what comes next, or to cancel it, in milliseconds. */
const GOES_ON_AFTER_MS = 4000;

interface LessonEndProps {
  readonly status: EnrollmentStatus | undefined;
  /** Next lesson, if it is unlocked. */
  readonly next: { readonly title: string; readonly go: () => void } | undefined;
  readonly isLast: boolean;
  /** True when the next lesson opens automatically. */
  readonly isFluid: boolean;
}

/** Renders the result of a finished lesson with the next step. */
export function LessonEnd({ status, next, isLast, isFluid }: LessonEndProps) {
  const [stays, setStays] = useState(!isFluid);
  const goesOn = next !== undefined && !stays;
  const go = useEffectEvent(() => next?.go());
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => go(), GOES_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [goesOn]);
  return (
    <div className={styles.end} role="status">
      {status && <ProgressStatus status={status} />}
      <p className={styles.text}>
        {labels.finishedLesson}{' '}
        {isLast ? labels.lastLesson : next && `${goesOn ? labels.goingOn : labels.upNext} ${next.title}`}
      </p>
      {goesOn && (
        <Button size="small" variant="ghost" onClick={() => setStays(true)}>
          {labels.stay}
        </Button>
      )}
      {next && (
        <Button size="small" variant="secondary" iconEnd={<Icon name="arrow-right" size={16} />} onClick={next.go}>
          {labels.nextLesson}
        </Button>
      )}
    </div>
  );
}
