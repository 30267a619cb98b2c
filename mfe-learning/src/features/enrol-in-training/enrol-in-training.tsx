import { useApiQuery } from '@shared-kit/runtime/api';
import { TEAMS_PAGE_SIZE, listTeams } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, QueryStates, Skeleton, Table } from '@shared-kit/ui';
import { Dialog, WaitDialog } from '@shared-kit/ui/overlays';
import { classColumns } from './class-columns.tsx';
import styles from './enrol-in-training.module.css';
import { labels } from './labels.ts';
import { useEnrol } from './use-enrol.ts';

/** Renders the ways to enrol in a training: directly, or in one of its classes. */
export function EnrolInTraining({ node, nodeCode }: { node: Node; nodeCode: string }) {
  const enrolling = useEnrol(nodeCode);
  const query = useApiQuery(
    listTeams,
    { query: { nodeCode, limit: TEAMS_PAGE_SIZE, onlyAvailable: 'true' } },
    { staleTime: 0 },
  );
  const isAgain = node.enrollment !== null;
  const isBusy = enrolling.phase !== 'idle';
  const canGoAlone = node.selfEnrollment === 1;
  return (
    <section className={styles.enrol} aria-labelledby="turmas">
      <div className={styles.head}>
        <h2 id="turmas" className={styles.title}>
          {labels.classes}
        </h2>
        {canGoAlone && (
          <Button
            disabled={isBusy}
            icon={<Icon name="training" size={20} />}
            onClick={() => void enrolling.enrol(null)}
          >
            {isAgain ? labels.enrolAgain : labels.enrol}
          </Button>
        )}
      </div>
      <QueryStates
        query={query}
        errorTitle={labels.teamsFailed}
        skeleton={<Skeleton height="9rem" />}
        isEmpty={({ teams }) => teams.length === 0}
        empty={
          !canGoAlone && <EmptyState size="compact" icon={<Icon name="users" size={28} />} title={labels.noClasses} />
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
      <WaitDialog isOpen={enrolling.phase === 'enrolling'} text={isAgain ? labels.reenrolling : labels.enrolling} />
      <WaitDialog isOpen={enrolling.phase === 'requesting'} text={labels.requesting} />
      <Dialog
        isOpen={enrolling.phase === 'requested'}
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
