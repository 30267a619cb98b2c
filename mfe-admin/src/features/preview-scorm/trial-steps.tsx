import type { PreviewedPackage } from '@shared-kit/contracts/admin';
import { Button, Icon } from '@shared-kit/ui';
import { AttemptStatus, gradeWords } from '../../lib/scorm-words.tsx';
import { labels } from './labels.ts';
import styles from './preview-scorm.module.css';

interface TrialStepsProps {
  course: PreviewedPackage;
  onStep: (request: string) => void;
}

/** Steps of a previewed package as a learner has them, without those that the lesson replaces with its own. */
export function TrialSteps({ course, onStep }: TrialStepsProps) {
  const { phase, hides, canPrevious, canContinue, status, grade } = course;
  const isOpen = phase !== 'list';
  return (
    <>
      <nav className={styles.steps} aria-label={labels.steps}>
        <p className={styles.phase} role="status">
          {phaseWords(course)}
        </p>
        {isOpen && !hides.includes('previous') && (
          <Button
            variant="secondary"
            icon={<Icon name="chevron-left" />}
            disabled={!canPrevious}
            onClick={() => onStep('previous')}
          >
            {labels.previous}
          </Button>
        )}
        {isOpen && (
          <Button variant="secondary" onClick={() => onStep('leave')}>
            {labels.leave}
          </Button>
        )}
        {isOpen && !hides.includes('continue') && (
          <Button iconEnd={<Icon name="chevron-right" />} disabled={!canContinue} onClick={() => onStep('continue')}>
            {labels.next}
          </Button>
        )}
        {!isOpen && <Button onClick={() => onStep('open')}>{hasBegun(course) ? labels.goOn : labels.begin}</Button>}
      </nav>
      <div className={styles.state}>
        <strong>{labels.result}</strong>
        <AttemptStatus status={status} />
        {grade !== null && <span>{gradeWords(grade)}</span>}
      </div>
    </>
  );
}

const hasBegun = ({ isSuspended, contents }: PreviewedPackage): boolean =>
  isSuspended || contents.some(({ isCurrent }) => isCurrent);

function phaseWords({ phase, contents }: PreviewedPackage): string {
  if (phase === 'list') return labels.listed;
  if (phase === 'ended') return labels.ended;
  if (phase === 'failed') return labels.lessonFailed;
  return labels.running(contents.find(({ isCurrent }) => isCurrent)?.title ?? '');
}
