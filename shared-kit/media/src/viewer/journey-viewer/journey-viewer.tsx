import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { listItemParts } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, Progress, QueryStates, Skeleton, SkeletonText } from '@shared-kit/ui';
import { firstOpenStep, journeyPercent, stepWithin } from './journey.rules.ts';
import { JourneyStep } from './journey-step.tsx';
import { JourneySteps } from './journey-steps.tsx';
import { labels } from '../labels.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import styles from './journey-viewer.module.css';

interface JourneyViewerProps extends ContentViewerProps {
  /** Viewer that shows a step, as for any content. */
  readonly Viewer: ComponentType<ContentViewerProps>;
}

/** Shows type 16 (A2v-11): content items in order, and the user's progress. */
export function JourneyViewer(props: JourneyViewerProps) {
  const { item } = props;
  // Bypasses the cache: media links expire, and steps may have been done elsewhere.
  const query = useQuery({ ...apiQueryOptions(listItemParts, { params: { id: item.idContentItem } }), gcTime: 0 });
  return (
    <QueryStates
      query={query}
      skeleton={<JourneySkeleton />}
      isEmpty={({ listJourneyPart }) => listJourneyPart.length === 0}
      empty={<EmptyState title={labels.empty} />}
      errorTitle={labels.failed}
    >
      {({ listJourneyPart }) => <Journey {...props} parts={listJourneyPart} />}
    </QueryStates>
  );
}

function Journey({
  item,
  parts,
  progress,
  rules,
  Viewer,
  onSaved,
}: JourneyViewerProps & { parts: readonly ContentItem[] }) {
  const [search, setSearch] = useSearchParams();
  // The parts carry the server's state of each step; a step finished just now may be missing there.
  const [finished, setFinished] = useState<ReadonlySet<number>>(new Set());
  const done = new Set(
    parts
      .filter(({ completed, idContentItem }) => completed === 'COMPLETED' || finished.has(idContentItem))
      .map(({ idContentItem }) => idContentItem),
  );
  const [hasEnded, setEnded] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  const [first] = useState(() => firstOpenStep(parts));
  const step = stepWithin(search.get('step'), parts.length) ?? first;
  const part = parts[step];
  const following = parts[step + 1];
  const goTo = (next: number): void => {
    const changed = new URLSearchParams(search);
    changed.set('step', String(next));
    setSearch(changed);
    setMoved(true);
  };
  const isDone = item.completed === 'COMPLETED';
  const areAllDone = done.size === parts.length;
  const finish = useEffectEvent(() => {
    if (!isDone) progress.finish();
  });
  // The last open step may have been done elsewhere.
  useEffect(() => {
    if (areAllDone) finish();
  }, [areAllDone]);
  const end = (): void => {
    progress.finish();
    setEnded(true);
  };
  if (!part) return null;
  return (
    <div className={styles.journey}>
      <div className={styles.progress}>
        <p className={styles.position}>{labels.step(step, parts.length)}</p>
        <Progress percent={journeyPercent(step, parts.length)} label={labels.journeyProgress} />
      </div>
      <JourneyStep
        key={part.idContentItem}
        part={part}
        Viewer={Viewer}
        rules={{ excludedTypes: rules?.excludedTypes ?? [] }}
        onSaved={onSaved}
        hasMoved={hasMoved}
        next={following && { title: following.text, image: following.image, open: () => goTo(step + 1) }}
        onFinished={() => setFinished(new Set(finished).add(part.idContentItem))}
        {...(step > 0 ? { onPrevious: () => goTo(step - 1) } : {})}
        {...(step < parts.length - 1 ? { onNext: () => goTo(step + 1) } : { onEnd: end })}
        isWholeDone={isDone || areAllDone || hasEnded}
      />
      <JourneySteps parts={parts} done={done} step={step} onStep={goTo} />
    </div>
  );
}

function JourneySkeleton() {
  return (
    <div className={styles.journey}>
      <div className={styles.progress}>
        <Skeleton shape="line" width="30%" />
      </div>
      <div className={styles.step}>
        <Skeleton ratio="16/9" />
        <SkeletonText lines={3} />
      </div>
    </div>
  );
}
