import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './lesson-end.module.css';
import type { Lessons } from './lessons.query.ts';
import { visibleSteps } from './package-steps.rules.ts';

interface PackageStepsProps {
  readonly sequencing: NonNullable<Lessons['sequencing']>;
  /** True when the lesson has ended by itself. */
  readonly hasEnded: boolean;
  readonly onStep: (request: 'continue' | 'previous') => void;
  readonly onList: () => void;
}

/** Renders the steps of a sequenced package, without those that the lesson replaces with its own (`hideLMSUI`). */
export function PackageSteps({ sequencing, hasEnded, onStep, onList }: PackageStepsProps) {
  const { canContinue, canPrevious, hides } = sequencing;
  const steps = visibleSteps(hides, hasEnded);
  if (!Object.values(steps).includes(true)) return null;
  return (
    <nav className={styles.steps} aria-label={labels.steps}>
      {steps.previous && (
        <Button
          variant="ghost"
          icon={<Icon name="chevron-left" size={20} />}
          disabled={!canPrevious}
          onClick={() => onStep('previous')}
        >
          {labels.previous}
        </Button>
      )}
      {steps.list && (
        <Button variant="ghost" icon={<Icon name="list" size={20} />} onClick={onList}>
          {labels.list}
        </Button>
      )}
      {steps.next && (
        <Button
          iconEnd={<Icon name="chevron-right" size={20} />}
          disabled={!canContinue}
          onClick={() => onStep('continue')}
        >
          {labels.next}
        </Button>
      )}
    </nav>
  );
}
