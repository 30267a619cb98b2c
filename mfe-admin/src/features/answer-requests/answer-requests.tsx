import { useState } from 'react';
import { listAdminRequests } from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
  VisuallyHidden,
} from '@shared-kit/ui';
import { DenyDialog } from './deny-dialog.tsx';
import { labels } from './labels.ts';
import { RequestRow } from './request-row.tsx';
import { useDelayedAnswers } from './use-delayed-answers.ts';
import styles from './answer-requests.module.css';

/** Inbox of enrolment requests: answers to one or all of them, with ten seconds to undo. */
export function AnswerRequests() {
  const query = useApiQuery(listAdminRequests, { query: {} }, { staleTime: 0, refetchInterval: 60_000 });
  const { hidden, refused, answer } = useDelayedAnswers();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [toDeny, setToDeny] = useState<readonly AdminRequest[]>([]);
  const shown = (query.data?.requests ?? []).filter(({ idRequest }) => !hidden.has(idRequest));
  const chosen = shown.filter(({ idRequest }) => selected.has(idRequest));
  const total = Math.max(shown.length, (query.data?.total ?? 0) - hidden.size);
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const send = (requests: readonly AdminRequest[], reason?: string) => {
    answer(requests, reason);
    setSelected(new Set());
    setToDeny([]);
  };
  return (
    <Stack gap={4}>
      {refused.length > 0 && (
        <Alert tone="warning" title={labels.refused(refused.length)}>
          <ul className={styles.refused}>
            {refused.map(({ request, message }) => (
              <li key={request.idRequest}>
                {request.person.name}, {request.title}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={10} />}
        isEmpty={() => shown.length === 0}
        empty={
          <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.none} description={labels.noneHint} />
        }
      >
        {() => (
          <>
            <VisuallyHidden>
              <span role="status">{labels.found(total)}</span>
            </VisuallyHidden>
            <div className={styles.bar}>
              <Checkbox
                label={
                  chosen.length === 0 ? `${labels.selectAll} (${labels.found(total)})` : labels.selected(chosen.length)
                }
                aria-label={labels.selectAll}
                checked={chosen.length === shown.length}
                onChange={() =>
                  setSelected(
                    chosen.length === shown.length ? new Set() : new Set(shown.map(({ idRequest }) => idRequest)),
                  )
                }
              />
              {chosen.length > 0 && (
                <span className={styles.actions}>
                  <Button size="small" variant="secondary" onClick={() => setToDeny(chosen)}>
                    {labels.denySelected(chosen.length)}
                  </Button>
                  <Button size="small" onClick={() => send(chosen)}>
                    {labels.approveSelected(chosen.length)}
                  </Button>
                </span>
              )}
            </div>
            <ul className={styles.list} aria-label={labels.caption}>
              {shown.map((request) => (
                <RequestRow
                  key={request.idRequest}
                  request={request}
                  isSelected={selected.has(request.idRequest)}
                  onToggle={() => toggle(request.idRequest)}
                  onApprove={() => send([request])}
                  onDeny={() => setToDeny([request])}
                />
              ))}
            </ul>
          </>
        )}
      </QueryStates>
      {toDeny.length > 0 && (
        <DenyDialog count={toDeny.length} onClose={() => setToDeny([])} onDeny={(reason) => send(toDeny, reason)} />
      )}
    </Stack>
  );
}
