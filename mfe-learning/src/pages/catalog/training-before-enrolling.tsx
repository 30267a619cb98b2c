import type { Node, Team } from '@shared-kit/contracts/learning';
import { Skeleton, SkeletonGroup, SkeletonText } from '@shared-kit/ui';
import { InOrder, useIsLate } from '@shared-kit/ui/in-order';
import { TrainingCover } from '../../features/browse-catalog/training-cover.tsx';
import { WayOut } from '../../features/browse-catalog/way-out.tsx';
import { EnrolAction } from '../../features/enrol-in-training/enrol-action.tsx';
import { EnrolInTraining } from '../../features/enrol-in-training/enrol-in-training.tsx';
import { enrolWay, summaryOfClasses } from '../../features/enrol-in-training/enrol-way.rules.ts';
import { useEnrol } from '../../features/enrol-in-training/use-enrol.ts';
import { useTeams } from '../../features/enrol-in-training/use-teams.ts';
import { labels } from '../../features/show-outline/labels.ts';
import { useOutline } from '../../features/show-outline/outline.queries.ts';
import { ShowOutline } from '../../features/show-outline/show-outline.tsx';
import { TrainingSummary } from '../../features/show-outline/training-summary.tsx';
import styles from './training-before-enrolling.module.css';

/** Renders what a training offers, what it takes to enrol, and the enrolment itself (decision 432). */
export function TrainingBeforeEnrolling({ node, nodeCode }: { node: Node; nodeCode: string }) {
  const enrolling = useEnrol(nodeCode);
  const outline = useOutline(nodeCode);
  const teams = useTeams(nodeCode);
  const areTeamsLate = useIsLate(teams.isPending);
  const isEnrollable = node.lock === null && (node.enrollment === null || node.enrollment.canReenroll === 1);
  const way = enrolWay(node, teams.data?.teams ?? [], outline.data?.offers ?? []);
  const isKnown = node.selfEnrollment === 1 || (teams.data !== undefined && !outline.isPending);
  return (
    <div className={styles.page}>
      <TrainingCover
        node={node}
        action={
          isEnrollable &&
          (isKnown ? (
            <EnrolAction way={way} enrolling={enrolling} isAgain={node.enrollment !== null} />
          ) : (
            teams.error === null && <Skeleton width="12rem" height="3.25rem" />
          ))
        }
      />
      {node.lock && <WayOut lock={node.lock} node={node} />}
      <InOrder className={styles.parts ?? ''}>
        {node.lock?.reason !== 'IN_PREPARATION' && (
          <div className={styles.columns}>
            <ShowOutline query={outline} />
            {outline.data &&
              // The conditions decide where the classes stand. Classes that come late show them themselves.
              (teams.isPending && !areTeamsLate ? (
                <SkeletonGroup>
                  <SkeletonText lines={6} />
                </SkeletonGroup>
              ) : (
                <TrainingSummary
                  outline={outline.data}
                  conditions={isEnrollable && teams.data && !areTeamsLate ? conditionsOf(node, teams.data.teams) : []}
                />
              ))}
          </div>
        )}
        {isEnrollable && (
          <EnrolInTraining
            node={node}
            enrolling={enrolling}
            query={teams}
            hasOtherWay={way.kind === 'alone' || way.kind === 'buy'}
          />
        )}
      </InOrder>
    </div>
  );
}

/** Returns the conditions of enrolling, in short sentences. */
function conditionsOf(node: Node, teams: readonly Team[]): string[] {
  const { open, seats, needsApproval } = summaryOfClasses(teams);
  const alone = node.selfEnrollment === 1 ? [labels.alone] : [];
  if (open === 0) return alone;
  return [...alone, `${labels.openClasses(open)}, ${labels.seats(seats)}.`, labels.approval[needsApproval]];
}
