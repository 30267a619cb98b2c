import { useApiQuery } from '@shared-kit/runtime/api';
import {
  getNavigationMap,
  isDone,
  levelPath,
  mainAction,
  nextItemPath,
  progressText,
} from '@shared-kit/contracts/learning';
import type { NavigationMap, NextItem } from '@shared-kit/contracts/learning';
import { TrainingAction, itemText } from '@shared-kit/media/training-action';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './next-step.module.css';

interface Place {
  readonly idUser: number;
  readonly idEnrollment: number;
  /** Item that has just ended. */
  readonly idContentItem: number;
}

/**
 * Renders what comes after the item that has just ended: the next item with its kind and length, or the end of the
 * training with its certificate. Reads the map that the bar below has loaded, and shows nothing until it counts this
 * item.
 */
export function NextStep({ place }: { place: Place }) {
  const { idUser, idEnrollment, idContentItem } = place;
  const { data: map } = useApiQuery(
    getNavigationMap,
    { params: { idUser, idEnrollment }, query: { fullMap: 1 } },
    { staleTime: 0 },
  );
  if (!map || map.steps.next?.idContentItem === idContentItem) return null;
  return (
    <section className={styles.next} aria-label={labels.region} aria-live="polite">
      {map.steps.next ? <Next next={map.steps.next} map={map} place={place} /> : <End map={map} place={place} />}
    </section>
  );
}

function Next({ next, map, place }: { next: NextItem; map: NavigationMap; place: Place }) {
  const isEvaluation = next.elementType === 'EVALUATION';
  return (
    <>
      <div className={styles.text}>
        <p className={styles.above}>
          {labels.next} · {itemText(next)}
        </p>
        <p className={styles.title}>{next.title}</p>
      </div>
      <Figure map={map} />
      <Button
        to={nextItemPath(next, place)}
        className={styles.action}
        iconEnd={<Icon name={isEvaluation ? 'evaluation' : 'arrow-right'} size={18} />}
      >
        {next.isRetake === 1 ? labels.retake : isEvaluation ? labels.evaluate : labels.continueOn}
      </Button>
    </>
  );
}

function End({ map, place: { idUser, idEnrollment } }: { map: NavigationMap; place: Place }) {
  const { status, steps } = map;
  const enrollment = { idEnrollment, status, canReenroll: 0, steps } as const;
  const action = mainAction({ idUser, nodeCode: null, lock: null, enrollment });
  const [title, hint] = isDone(status)
    ? [labels.done, labels.doneHint]
    : steps.commentsMissing > 0
      ? [labels.comments(steps.commentsMissing), '']
      : [labels.waiting, labels.waitingHint];
  return (
    <>
      <div className={styles.text}>
        <p className={styles.title}>
          <Icon name={isDone(status) ? 'check-circle' : 'hourglass'} size={20} /> {title}
        </p>
        {hint !== '' && <p className={styles.above}>{hint}</p>}
      </div>
      <Figure map={map} />
      {action.kind === 'certificate' ? (
        <TrainingAction at="page" action={action} />
      ) : (
        // Without the state a level with a single content would open it again.
        <Button to={levelPath(idEnrollment)} state={{ closedContent: true }} className={styles.action}>
          {action.kind === 'comment' ? labels.comment : labels.toTraining}
        </Button>
      )}
    </>
  );
}

/** Renders how much of the training is done, as a number. */
function Figure({ map: { steps } }: { map: NavigationMap }) {
  if (steps.total === 0) return null;
  return <span className={styles.figure}>{progressText(steps, (steps.done / steps.total) * 100)}</span>;
}
