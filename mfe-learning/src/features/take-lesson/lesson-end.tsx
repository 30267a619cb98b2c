import { useEffect, useEffectEvent, useState } from 'react';
import type { EnrollmentStatus } from 'shared-kit/contracts/learning';
import { Button, Icon } from 'shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import styles from './lesson-end.module.css';

/** Time to read what comes, or to say no to it, in milliseconds. */
const GOES_ON_AFTER_MS = 4000;

interface LessonEndProps {
  readonly status: EnrollmentStatus | undefined;
  /** The lesson after this one, if it is open. */
  readonly next: { readonly title: string; readonly go: () => void } | undefined;
  readonly isLast: boolean;
  /** Lessons follow one another by themselves. */
  readonly isFluid: boolean;
}

/** The lesson has ended: what came of it, and the way on. */
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
