import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getEnrollmentDetail } from '@shared-kit/contracts/learning';
import { Progress } from '@shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import { participationProgress } from './participation.rules.ts';
import styles from './interactions.module.css';

/** Renders the participation that the class requires, with the person's progress. */
export function MandatoryParticipation({ detail }: { detail: ReplyOf<typeof getEnrollmentDetail> }) {
  const { commentTitle, commentInstruction, commentMinCount, commentMinWords, mandatoryCommentsCount } = detail;
  const { percent, status } = participationProgress(mandatoryCommentsCount, commentMinCount);
  return (
    <section className={styles.mandatory} aria-label={labels.mandatory}>
      <p className={styles.mandatoryKind}>{labels.mandatory}</p>
      <h3 className={styles.mandatoryTitle}>{commentTitle}</h3>
      {commentInstruction !== '' && <p>{commentInstruction}</p>}
      <p className={styles.mandatoryRule}>{labels.rule(commentMinCount, commentMinWords)}</p>
      <div className={styles.mandatoryState}>
        <ProgressStatus status={status} />
        <span>{labels.progress(Math.min(mandatoryCommentsCount, commentMinCount), commentMinCount)}</span>
      </div>
      <Progress percent={percent} label={labels.mandatory} showsValue />
    </section>
  );
}
