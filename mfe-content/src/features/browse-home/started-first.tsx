import { useEffect, useId } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import { Row, Skeleton, Stack } from '@shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from './labels.ts';
import { ResumeHero } from './resume-hero.tsx';
import { resumed } from './resume.rules.ts';
import type { Started } from './resume.rules.ts';
import styles from './started-first.module.css';

/** Name of the stored value that says whether the last home began with started items. */
const STORED = 'home-resumes';

/** Renders what the person has started at the top of the home, the last one large; nothing when nothing is started. */
export function StartedFirst({ started }: { started: Started }) {
  const titleId = useId();
  const { first, others } = resumed(started);
  const hasAny = first !== undefined;
  useEffect(() => writeStored(STORED, hasAny), [hasAny]);
  if (!first) return null;
  return (
    <Stack gap={8}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {labels.goOn}
        </h2>
        <ResumeHero first={first} />
      </section>
      {others.length > 0 && (
        <Row title={labels.alsoStarted}>
          {others.map((item) => (
            <ContentCard key={item.idContentItem} item={item} idSection={item.idSection} />
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** Skeleton of the large item, if the last home began with one, so that the rows below keep their place. */
export function StartedSkeleton() {
  if (readStored(STORED, z.boolean()) !== true) return null;
  return (
    <div aria-hidden="true">
      <div className={styles.title}>
        <Skeleton shape="line" width="14rem" height="1.5rem" />
      </div>
      <Skeleton className={styles.waiting} />
    </div>
  );
}
