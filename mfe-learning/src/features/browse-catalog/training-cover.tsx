import type { ReactNode } from 'react';
import { isDone, mainAction, progressText } from '@shared-kit/contracts/learning';
import type { Node, Renewal } from '@shared-kit/contracts/learning';
import { SafeHtml } from '@shared-kit/media/html';
import { TrainingAction } from '@shared-kit/media/training-action';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Progress } from '@shared-kit/ui';
import { cardTitle, shownText } from '../../lib/card-texts.rules.ts';
import { RenewalNotice } from '../../lib/validity/renewal-notice.tsx';
import { TrainingFront } from '../../lib/training-front.tsx';
import { labels } from './labels.ts';
import styles from './training-cover.module.css';

interface TrainingCoverProps {
  readonly node: Node;
  /** Way into the training, for a person without an enrolment. */
  readonly action: ReactNode;
}

/**
 * Renders the head of a training outside of its enrolment: description, learning goals, and the one main action, with
 * the notice that an enrolment is required or exists.
 */
export function TrainingCover({ node, action }: TrainingCoverProps) {
  const { enrollment } = node;
  const renewal = enrollment && completionToRenew(enrollment);
  const details = [shownText(node.workload), ...node.parentNodes.slice(-1).map((parent) => parent.title)];
  return (
    <TrainingFront node={node} title={cardTitle(node)} details={details}>
      {enrollment !== null && enrollment.canReenroll === 0 ? (
        <Enrolled node={node} enrollment={enrollment} />
      ) : (
        <>
          {renewal ? (
            <RenewalNotice completion={renewal} at="before" />
          ) : (
            node.lock?.reason !== 'IN_PREPARATION' && <Alert tone="info" title={labels.needsEnrollment} />
          )}
          {action && <div>{action}</div>}
        </>
      )}
      {node.syllabus !== '' && (
        <details className={styles.syllabus}>
          <summary>{labels.syllabus}</summary>
          <SafeHtml html={node.syllabus} />
        </details>
      )}
    </TrainingFront>
  );
}

/** Returns the completion that a person may renew; null for other enrolments that can be repeated. */
function completionToRenew({ status, validUntil, steps }: NonNullable<Node['enrollment']>): Renewal | null {
  return isDone(status) && validUntil !== null ? { validUntil, hasCertificate: steps.hasCertificate } : null;
}

function Enrolled({ node, enrollment }: { node: Node; enrollment: NonNullable<Node['enrollment']> }) {
  const { viewer } = useActiveSession();
  const main = mainAction({ ...node, idUser: viewer.idUser });
  return (
    <>
      <Alert tone="info" title={labels.enrolledNotice} />
      <Progress
        percent={enrollment.progress}
        label={labels.progress}
        valueText={progressText(enrollment.steps, enrollment.progress)}
      />
      {main.kind !== 'locked' && (
        <div>
          <TrainingAction at="page" action={main} />
        </div>
      )}
    </>
  );
}
