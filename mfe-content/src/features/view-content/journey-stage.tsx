import { useState } from 'react';
import type { ComponentType } from 'react';
import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { listJourneyParts } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { useSearchParams } from 'shared-kit/router';
import { EmptyState, Progress, QueryStates, Skeleton, SkeletonText } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { firstOpenStep, journeyPercent, stepWithin } from './journey.rules.ts';
import { JourneyStep } from './journey-step.tsx';
import { JourneySteps } from './journey-steps.tsx';
import { labels } from './labels.ts';
import type { ContentVisit } from './use-content-visit.ts';
import styles from './journey-stage.module.css';

interface JourneyProps extends StageProps {
  /** What shows a step: the same that shows any content. */
  readonly Stage: ComponentType<StageProps>;
}

/** Type 16 (A2v-11): contents one after the other, with how far one is. */
export function JourneyStage({ item, visit, Stage }: JourneyProps) {
  // Not from the cache: links to media expire, and steps may have been done elsewhere.
  const query = useQuery({ ...apiQueryOptions(listJourneyParts, { params: { id: item.idContentItem } }), gcTime: 0 });
  return (
    <QueryStates
      query={query}
      skeleton={<JourneySkeleton />}
      isEmpty={({ listJourneyPart }) => listJourneyPart.length === 0}
      empty={<EmptyState title={labels.empty} />}
      errorTitle={labels.failed}
    >
      {({ listJourneyPart }) => <Journey parts={listJourneyPart} visit={visit} Stage={Stage} />}
    </QueryStates>
  );
}

function Journey({ parts, visit, Stage }: { parts: readonly ContentItem[]; visit: ContentVisit; Stage: ComponentType<StageProps> }) {
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<ReadonlySet<number>>(() => new Set(parts.filter(({ completed }) => completed === 'COMPLETED').map(({ idContentItem }) => idContentItem)));
  const [hasMoved, setMoved] = useState(false);
  const [first] = useState(() => firstOpenStep(parts));
  const step = stepWithin(search.get('step'), parts.length) ?? first;
  const part = parts[step];
  const goTo = (next: number): void => {
    const changed = new URLSearchParams(search);
    changed.set('step', String(next));
    setSearch(changed);
    setMoved(true);
  };
  const finishStep = (idContentItem: number): void => {
    const now = new Set(done).add(idContentItem);
    setDone(now);
    if (now.size === parts.length) visit.finish();
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
        Stage={Stage}
        hasMoved={hasMoved}
        onFinished={() => finishStep(part.idContentItem)}
        {...(step > 0 ? { onPrevious: () => goTo(step - 1) } : {})}
        {...(step < parts.length - 1 ? { onNext: () => goTo(step + 1) } : { onEnd: () => visit.finish() })}
        isWholeDone={done.size === parts.length}
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
