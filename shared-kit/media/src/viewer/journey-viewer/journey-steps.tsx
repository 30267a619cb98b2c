import type { ContentItem } from '@shared-kit/contracts/content';
import { Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { labels } from '../labels.ts';
import styles from './journey-viewer.module.css';

interface JourneyStepsProps {
  readonly parts: readonly ContentItem[];
  readonly done: ReadonlySet<number>;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** Renders a list of all steps and their state; the user can open any of them. */
export function JourneySteps({ parts, done, step, onStep }: JourneyStepsProps) {
  return (
    <nav className={styles.list} aria-label={labels.steps}>
      <p className={styles.listTitle}>{labels.steps}</p>
      <ol role="list">
        {parts.map((part, index) => {
          const isDone = done.has(part.idContentItem);
          return (
            <li key={part.idContentItem}>
              <button
                type="button"
                className={classNames(styles.listed, index === step && styles.current)}
                {...(index === step ? { 'aria-current': 'step' as const } : {})}
                onClick={() => onStep(index)}
              >
                <span className={classNames(styles.mark, isDone && styles.isDone)}>
                  {isDone ? <Icon name="check" size={16} /> : index + 1}
                </span>
                <span>
                  <span className={styles.listedText}>{part.text}</span>
                  <span className={styles.listedKind}>{contentKind(part.idContentType).label}</span>
                </span>
                {isDone && <VisuallyHidden>{labels.completed}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
