import { useState } from 'react';
import type { ReactNode } from 'react';
import { enrollmentStatusLabels, isDone, levelPath, progressText } from '@shared-kit/contracts/learning';
import type {
  Enrollment,
  MainAction,
  Node,
  NodeEnrollment,
  Renewal,
  TrainingSteps,
} from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import { SafeHtml } from '@shared-kit/media/html';
import { TrainingAction } from '@shared-kit/media/training-action';
import { Alert, Button, Cluster, Icon, Progress } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { Link } from '@shared-kit/runtime/router';
import { shownText } from '../../lib/card-texts.rules.ts';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { TrainingFront } from '../../lib/training-front.tsx';
import { RenewalNotice } from '../../lib/validity/renewal-notice.tsx';
import { validityText } from '../../lib/validity/validity.rules.ts';
import { ListEquivalences } from './list-equivalences.tsx';
import { ClassPlace } from './class-place.tsx';
import { labels } from './labels.ts';
import styles from './level-header.module.css';

interface LevelHeaderProps {
  readonly node: Node;
  readonly enrollment: Enrollment;
  readonly nodeEnrollment: NodeEnrollment | null;
  /** True when the level is a part of the training and not the training itself. */
  readonly isPart: boolean;
  readonly action: MainAction;
  readonly steps: TrainingSteps;
  /** The completion that this enrolment renews; null when it is no renewal. */
  readonly renews: Renewal | null;
  /** Further buttons beside the syllabus. */
  readonly actions?: ReactNode;
}

/** Actions that lead from the page of a training to somewhere else. */
const shownActions: ReadonlySet<MainAction['kind']> = new Set([
  'start',
  'continue',
  'retake',
  'certificate',
  'enrol-again',
]);

/** Renders the title and description of a level with the person's progress. */
export function LevelHeader(props: LevelHeaderProps) {
  const { node, enrollment, nodeEnrollment, isPart, action, steps, renews, actions } = props;
  const percent = nodeEnrollment?.progress ?? 0;
  const [isSyllabusOpen, setSyllabusOpen] = useState(false);
  const details = [
    shownText(node.workload),
    enrollment.team?.name,
    enrollment.team?.finalDate ? labels.until(formatDate(enrollment.team.finalDate)) : undefined,
    nodeEnrollment?.grade == null ? undefined : labels.grade(nodeEnrollment.grade),
  ];
  const training = isPart ? node.parentNodes.at(-1) : undefined;
  // Only trainings with a syllabus have the button 'Ver ementa' (B2.3-25).
  const hasSyllabus = node.nodeType === 'LEARNING' && node.syllabus !== '';
  return (
    <TrainingFront
      node={node}
      title={node.title}
      details={details}
      above={
        training && (
          <Link to={levelPath(enrollment.idEnrollment)} className={styles.up}>
            <Icon name="chevron-left" size={16} /> {training.title}
          </Link>
        )
      }
    >
      <div className={styles.progress}>
        <ProgressStatus status={nodeEnrollment?.status ?? 'NOT_ATTEMPTED'} />
        <Progress
          percent={percent}
          label={labels.progress}
          valueText={progressText(isPart ? undefined : steps, percent)}
        />
      </div>
      {!isPart && renews && !isDone(enrollment.status) && <RenewalNotice completion={renews} at="during" />}
      {!isPart && enrollment.team && <ClassPlace team={enrollment.team} />}
      {!isPart && <Outcome enrollment={enrollment} action={action} />}
      {shownActions.has(action.kind) && (
        <div>
          <TrainingAction at="page" action={action} />
        </div>
      )}
      {(hasSyllabus || node.hasEquivalences === 1 || actions) && (
        <Cluster>
          {hasSyllabus && (
            <Button
              variant="secondary"
              icon={<Icon name="file-text" size={18} />}
              onClick={() => setSyllabusOpen(true)}
            >
              {labels.seeSyllabus}
            </Button>
          )}
          {node.hasEquivalences === 1 && node.nodeCode !== null && (
            <ListEquivalences nodeCode={node.nodeCode} isMet={nodeEnrollment?.status === 'EQUIVALENCY'} />
          )}
          {actions}
        </Cluster>
      )}
      <Dialog isOpen={isSyllabusOpen} onClose={() => setSyllabusOpen(false)} title={labels.syllabus}>
        <div className={styles.syllabus}>
          <SafeHtml html={node.syllabus} />
        </div>
      </Dialog>
    </TrainingFront>
  );
}

/** Renders the result of a training. A result by equivalence has no certificate (decision 325). */
function Outcome({ enrollment, action }: { enrollment: Enrollment; action: MainAction }) {
  const { status, team, validUntil } = enrollment;
  const [now] = useState(() => new Date());
  if (status === 'EQUIVALENCY')
    return (
      <Alert tone="success" title={enrollmentStatusLabels.EQUIVALENCY}>
        {team?.idCertificate == null ? undefined : labels.forCertificate}
      </Alert>
    );
  if (status === 'FAILED')
    return (
      <Alert tone="danger" title={labels.failed}>
        {action.kind === 'enrol-again' ? labels.failedTakeAgain : labels.failedForGood}
      </Alert>
    );
  if (!isDone(status)) return null;
  return (
    <Alert tone="success" title={status === 'PASSED' ? labels.passed : labels.done}>
      {validUntil !== null && validityText({ validUntil, hasCertificate: team?.idCertificate == null ? 0 : 1 }, now)}
    </Alert>
  );
}
