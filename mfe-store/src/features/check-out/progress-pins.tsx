import { Icon, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './progress-pins.module.css';
import { canJumpTo, pinned, stages } from './stage.rules.ts';
import type { PinnedStage, StageName } from './stage.rules.ts';

interface ProgressPinsProps {
  readonly current: StageName;
  readonly isPaying: boolean;
  readonly isPaid: boolean;
  readonly onJump: (stage: PinnedStage) => void;
}

/** Progress of the checkout; the pins of cart and payment lead back to their stages (A2t-08). */
export function ProgressPins({ current, isPaying, isPaid, onJump }: ProgressPinsProps) {
  return (
    <nav aria-label={labels.steps}>
      <ol className={styles.pins} role="list">
        {pinned.map((pin) => {
          const isCurrent = pin === current;
          const isDone = stages[pin] < stages[current];
          const content = (
            <>
              <span className={styles.dot}>{isDone ? <Icon name="check" size={16} /> : stages[pin]}</span>
              <span className={styles.name}>
                {labels.stage[pin]}
                {isDone && <VisuallyHidden> ({labels.done})</VisuallyHidden>}
              </span>
            </>
          );
          return (
            <li
              key={pin}
              className={classNames(styles.pin, isDone && styles.done, isCurrent && styles.current)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {canJumpTo(pin, current, { isPaying, isPaid }) ? (
                <button type="button" className={styles.jump} onClick={() => onJump(pin)}>
                  {content}
                </button>
              ) : (
                <span className={styles.jump}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
