import { Icon, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './question-map.module.css';

interface QuestionMapProps {
  readonly answered: readonly boolean[];
  readonly current: number;
  /** Questions after this index are locked. */
  readonly furthest: number;
  readonly onGo: (index: number) => void;
}

/** Map of all questions by number; it marks the answered ones. */
export function QuestionMap({ answered, current, furthest, onGo }: QuestionMapProps) {
  return (
    <nav aria-label={labels.questions}>
      <ol className={styles.map}>
        {answered.map((isAnswered, index) => (
          <li key={`question-${index + 1}`}>
            <button
              type="button"
              className={classNames(styles.number, isAnswered && styles.answered, index === current && styles.current)}
              aria-label={labels.goTo(index + 1, isAnswered)}
              aria-current={index === current ? 'step' : undefined}
              disabled={index > furthest}
              onClick={() => onGo(index)}
            >
              {index + 1}
              {isAnswered && <Icon name="check" size={12} className={styles.check} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
