import { levelPath } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { SafeHtml } from '@shared-kit/media/player';
import { Alert, Button, Icon } from '@shared-kit/ui';
import { cardTitle, shownText } from '../../lib/card-texts.rules.ts';
import { TrainingFront } from '../../lib/training-front.tsx';
import { labels } from './labels.ts';
import styles from './training-cover.module.css';

/**
 * Renders a training before enrolment: its description, its learning goals, and the notice that an enrolment is
 * required.
 */
export function TrainingCover({ node }: { node: Node }) {
  const { enrollment } = node;
  const isOpen = enrollment !== null && enrollment.canReenroll === 0;
  const details = [shownText(node.workload), ...node.parentNodes.slice(-1).map((parent) => parent.title)];
  return (
    <TrainingFront node={node} title={cardTitle(node)} details={details}>
      {isOpen ? (
        <>
          <Alert tone="info" title={labels.enrolledNotice} />
          <div>
            <Button to={levelPath(enrollment.idEnrollment)} icon={<Icon name="play" size={18} />}>
              {labels.goToTraining}
            </Button>
          </div>
        </>
      ) : (
        node.lock?.reason !== 'IN_PREPARATION' && <Alert tone="info" title={labels.needsEnrollment} />
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
