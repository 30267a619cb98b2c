import { useState } from 'react';
import { APPROVALS_PAGE_SIZE, DENIAL_REASON_MAX_LENGTH } from '@shared-kit/contracts/learning';
import type { TeamRequest } from '@shared-kit/contracts/learning';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Icon,
  Pagination,
  QueryStates,
  SkeletonText,
  Stack,
  VisuallyHidden,
} from '@shared-kit/ui';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { usePageCount } from '../../lib/use-page-count.ts';
import styles from './answer-requests.module.css';
import { useTeamRequests } from './approvals.queries.ts';
import { labels } from './labels.ts';
import { RequestCard } from './request-card.tsx';
import { afterToggle, afterToggleAll, shownSelection } from './selection.rules.ts';
import { useAnswers } from './use-answers.ts';

/** List of the requests that wait for the person's answer, with answers to one or several. */
export function PendingRequests() {
  const [page, setPage] = useState(1);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [toDeny, setToDeny] = useState<readonly TeamRequest[]>([]);
  const query = useTeamRequests({ page, isAnswered: false });
  const pageCount = usePageCount(query, { page, pageSize: APPROVALS_PAGE_SIZE, setPage });
  const { answer, refused, isBusy } = useAnswers();
  const shown = query.data?.result ?? [];
  const ids = shown.map(({ idEnrollmentRequest }) => idEnrollmentRequest);
  const chosen = new Set(shownSelection(selected, ids));
  const chosenRequests = shown.filter(({ idEnrollmentRequest }) => chosen.has(idEnrollmentRequest));
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      {refused.length > 0 && (
        <Alert tone="warning" title={labels.refused(refused.length)}>
          <ul className={styles.refused}>
            {refused.map(({ request, message }) => (
              <li key={request.idEnrollmentRequest}>
                {request.person.name}, {request.title}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={
          <EmptyState
            icon={<Icon name="check-circle" size={28} />}
            title={labels.empty}
            description={labels.emptyHint}
          />
        }
      >
        {() => (
          <>
            <div className={styles.toolbar}>
              <Checkbox
                label={chosen.size === 0 ? labels.selectAll : labels.selected(chosen.size)}
                aria-label={labels.selectAll}
                checked={chosen.size === ids.length}
                onChange={() => setSelected(afterToggleAll(selected, ids))}
              />
              {chosen.size > 0 && (
                <div className={styles.bulk}>
                  <Button size="small" variant="secondary" disabled={isBusy} onClick={() => setToDeny(chosenRequests)}>
                    {labels.denySelected}
                  </Button>
                  <Button size="small" isBusy={isBusy} onClick={() => void answer(chosenRequests)}>
                    {labels.approveSelected}
                  </Button>
                </div>
              )}
            </div>
            <ul className={styles.list} aria-label={labels.listCaption}>
              {shown.map((request) => {
                const { idEnrollmentRequest: id, person, title } = request;
                return (
                  <RequestCard
                    key={id}
                    request={request}
                    before={
                      <Checkbox
                        className={styles.select}
                        label={<VisuallyHidden>{labels.select(person.name, title)}</VisuallyHidden>}
                        checked={chosen.has(id)}
                        onChange={() => setSelected(afterToggle(selected, id))}
                      />
                    }
                  >
                    <Button
                      size="small"
                      variant="secondary"
                      disabled={isBusy}
                      aria-label={labels.denyOne(person.name, title)}
                      onClick={() => setToDeny([request])}
                    >
                      {labels.deny}
                    </Button>
                    <Button
                      size="small"
                      disabled={isBusy}
                      aria-label={labels.approveOne(person.name, title)}
                      onClick={() => void answer([request])}
                    >
                      {labels.approve}
                    </Button>
                  </RequestCard>
                );
              })}
            </ul>
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
      {toDeny.length > 0 && (
        <ReasonDialog
          id="deny-requests"
          title={labels.denyTitle(toDeny.length)}
          description={[...new Set(toDeny.map(({ person, title }) => `${person.name}: ${title}`))].join('; ')}
          hint={labels.denyHint}
          refuse={labels.deny}
          maxLength={DENIAL_REASON_MAX_LENGTH}
          onClose={() => setToDeny([])}
          onRefuse={(reason) => answer(toDeny, reason)}
        />
      )}
    </Stack>
  );
}
