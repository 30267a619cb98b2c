import { Button, Icon } from '@shared-kit/ui';
import type { InnerStep, InnerSteps } from '../../lib/inner-step.ts';
import { labels } from './labels.ts';
import styles from './lesson-end.module.css';

interface LessonStepsProps extends InnerSteps {
  readonly leave: (go: () => void) => void;
  readonly onList: () => void;
}

/** Renders the buttons between lessons for a package outside a training. */
export function LessonSteps({ previous, next, leave, onList }: LessonStepsProps) {
  const step = (to: InnerStep | undefined) => ({
    disabled: to === undefined || to.lock !== null,
    onClick: () => to && leave(to.go),
  });
  return (
    <nav className={styles.steps} aria-label={labels.list}>
      <Button variant="ghost" icon={<Icon name="chevron-left" size={20} />} {...step(previous)}>
        {labels.previous}
      </Button>
      <Button variant="ghost" icon={<Icon name="list" size={20} />} onClick={onList}>
        {labels.list}
      </Button>
      <Button iconEnd={<Icon name="chevron-right" size={20} />} {...step(next)}>
        {labels.next}
      </Button>
    </nav>
  );
}
