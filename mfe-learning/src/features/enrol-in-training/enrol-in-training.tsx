import type { Node } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, QueryStates, Skeleton, Table } from '@shared-kit/ui';
import { Dialog, WaitDialog } from '@shared-kit/ui/overlays';
import { CLASSES_ID } from './enrol-action.tsx';
import { classColumns } from './class-columns.tsx';
import styles from './enrol-in-training.module.css';
import { labels } from './labels.ts';
import type { Enrolling } from './use-enrol.ts';
import type { useTeams } from './use-teams.ts';

interface EnrolInTrainingProps {
  readonly node: Node;
  readonly enrolling: Enrolling;
  readonly query: ReturnType<typeof useTeams>;
  /** True when there is a way in besides the classes: by oneself, or through the store. */
  readonly hasOtherWay: boolean;
}

/** Renders the classes of a training with their conditions, and the results of enrolling. */
export function EnrolInTraining({ node, enrolling, query, hasOtherWay }: EnrolInTrainingProps) {
  const isAgain = node.enrollment !== null;
  const { phase, isBusy } = enrolling;
  const isWithoutClasses = hasOtherWay && query.data?.teams.length === 0;
  return (
    <section className={styles.enrol} aria-labelledby={CLASSES_ID}>
      {!isWithoutClasses && (
        <h2 id={CLASSES_ID} tabIndex={-1} className={styles.title}>
          {labels.classes}
        </h2>
      )}
      <QueryStates
        query={query}
        errorTitle={labels.teamsFailed}
        skeleton={<Skeleton height="9rem" />}
        isEmpty={({ teams }) => teams.length === 0}
        empty={
          !hasOtherWay && (
            <EmptyState
              size="compact"
              icon={<Icon name="users" size={28} />}
              title={labels.noClasses}
              description={labels.noClassesHint}
            />
          )
        }
      >
        {({ teams }) => (
          <Table
            layout="cards"
            caption={labels.classes}
            columns={classColumns(teams, {
              isBusy,
              onEnrol: (team) => void enrolling.enrol(team),
              onRequest: (team) => void enrolling.request(team),
            })}
            rows={teams}
            rowKey={(team) => team.idTeam}
          />
        )}
      </QueryStates>
      <WaitDialog
        isOpen={phase === 'enrolling'}
        isCutShort={phase === 'failed'}
        text={isAgain ? labels.reenrolling : labels.enrolling}
      />
      <WaitDialog
        isOpen={phase === 'requesting'}
        isCutShort={phase === 'failed' || phase === 'requested'}
        text={labels.requesting}
      />
      <Dialog
        isOpen={phase === 'requested'}
        onClose={enrolling.acknowledge}
        title={labels.requestedTitle}
        size="small"
        footer={<Button onClick={enrolling.acknowledge}>{labels.understood}</Button>}
      >
        <p>{labels.requested}</p>
      </Dialog>
    </section>
  );
}
