import { levelPath, mainAction, progressText } from '@shared-kit/contracts/learning';
import type { EnrollmentTreeNode } from '@shared-kit/contracts/learning';
import { TrainingAction } from '@shared-kit/media/training-action';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Link } from '@shared-kit/runtime/router';
import { Icon, Progress } from '@shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import styles from './enrollment-tree.module.css';
import { countTrainings } from './enrollment-tree.rules.ts';
import { labels } from './labels.ts';

/** Renders collapsible catalogs with the person's trainings in them (B2.1-04). */
export function EnrollmentTree({ nodes }: { nodes: readonly EnrollmentTreeNode[] }) {
  return (
    <ul className={styles.tree} role="list">
      {nodes.map((node) => (
        <li key={node.nodeCode}>
          {node.enrollment ? <Training node={node} enrollment={node.enrollment} /> : <Catalog node={node} />}
        </li>
      ))}
    </ul>
  );
}

function Catalog({ node }: { node: EnrollmentTreeNode }) {
  return (
    <details open className={styles.catalog}>
      <summary className={styles.summary}>
        <Icon name="chevron-right" size={18} />
        <span className={styles.name}>{node.title}</span>
        <span className={styles.count}>{labels.count(countTrainings(node))}</span>
      </summary>
      <div className={styles.below}>
        <EnrollmentTree nodes={node.childNodes} />
      </div>
    </details>
  );
}

function Training({
  node,
  enrollment,
}: {
  node: EnrollmentTreeNode;
  enrollment: NonNullable<EnrollmentTreeNode['enrollment']>;
}) {
  const { viewer } = useActiveSession();
  return (
    <>
      <div className={styles.training}>
        <Link to={levelPath(enrollment.idEnrollment)} className={styles.link}>
          {node.title}
        </Link>
        <ProgressStatus status={enrollment.status} />
        <div className={styles.progress}>
          <Progress
            percent={enrollment.progress}
            label={labels.progressOf(node.title)}
            size="thin"
            valueText={progressText(enrollment.steps, enrollment.progress)}
          />
        </div>
        <TrainingAction
          at="card"
          action={mainAction({
            idUser: viewer.idUser,
            nodeCode: node.nodeCode,
            lock: null,
            enrollment: { ...enrollment, canReenroll: 0 },
          })}
        />
      </div>
      {node.childNodes.length > 0 && (
        <div className={styles.below}>
          <EnrollmentTree nodes={node.childNodes} />
        </div>
      )}
    </>
  );
}
