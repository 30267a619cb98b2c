import { useState } from 'react';
import { adminPersonPath } from '@shared-kit/contracts/admin';
import type { Confirmation } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { RefuseDialog } from '../../lib/answers/refuse-dialog.tsx';
import { PasswordDialog } from '../../lib/password-dialog/password-dialog.tsx';
import { confirmRequest, useAnswerConfirmation, useRefreshConfirmations } from './confirmations.queries.ts';
import type { useConfirmations } from './confirmations.queries.ts';
import { confirmationLabels as labels } from './confirmation-labels.ts';
import styles from './inbox.module.css';

/** Lists requests that need a second person: those of others to confirm or refuse, and own ones to withdraw. */
export function ConfirmationsTab({ query }: { query: ReturnType<typeof useConfirmations> }) {
  const [confirming, setConfirming] = useState<Confirmation>();
  const [refusing, setRefusing] = useState<Confirmation>();
  const answer = useAnswerConfirmation();
  const refresh = useRefreshConfirmations();
  return (
    <Stack gap={4}>
      {answer.error && <Alert tone="danger" title={answer.error.message} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ confirmations }) => confirmations.length === 0}
        empty={
          <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.none} description={labels.noneHint} />
        }
      >
        {({ confirmations, hasPassword }) => (
          <>
            <ul className={styles.list} aria-label={labels.caption}>
              {confirmations.map((request) => (
                <ConfirmationRow
                  key={request.idConfirmation}
                  request={request}
                  isBusy={answer.isPending}
                  onConfirm={() => setConfirming(request)}
                  onRefuse={() => setRefusing(request)}
                  onWithdraw={() =>
                    answer.mutate(
                      {
                        params: { idConfirmation: request.idConfirmation },
                        body: { decision: 'withdraw', reason: '' },
                      },
                      { onSuccess: () => void notify({ kind: 'success', text: labels.withdrawn }) },
                    )
                  }
                />
              ))}
            </ul>
            {confirming && (
              <PasswordDialog
                title={labels.title(confirming)}
                confirm={labels.confirm}
                variant="danger"
                hasPassword={hasPassword}
                work={async (password) => {
                  await confirmRequest(confirming.idConfirmation, password);
                  notify({ kind: 'success', text: labels.confirmed });
                }}
                onChanged={refresh}
                onClose={() => setConfirming(undefined)}
              >
                <p>{labels.says[confirming.kind]}</p>
                <Changes request={confirming} />
              </PasswordDialog>
            )}
          </>
        )}
      </QueryStates>
      {refusing && (
        <RefuseDialog
          words={labels}
          count={1}
          onClose={() => setRefusing(undefined)}
          onRefuse={(reason) => {
            answer.mutate(
              { params: { idConfirmation: refusing.idConfirmation }, body: { decision: 'refuse', reason } },
              { onSuccess: () => void notify({ kind: 'success', text: labels.refused }) },
            );
            setRefusing(undefined);
          }}
        />
      )}
    </Stack>
  );
}

/** Lists what would change in the settings of the company. */
function Changes({ request: { changes } }: { request: Confirmation }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.changesTitle}>{labels.changes}</h3>
      <dl className={styles.changes}>
        {changes.map(({ title, before, after }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{labels.change(before, after === '' ? labels.empty : after)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ConfirmationRowProps {
  readonly request: Confirmation;
  readonly isBusy: boolean;
  onConfirm(): void;
  onRefuse(): void;
  onWithdraw(): void;
}

function ConfirmationRow({ request, isBusy, onConfirm, onRefuse, onWithdraw }: ConfirmationRowProps) {
  const { person, askedBy, askedAt, until, isOwn, isOutdated, reason } = request;
  const title = labels.title(request);
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <strong>{person ? <Link to={adminPersonPath(person.idPerson)}>{title}</Link> : title}</strong>
        {reason !== '' && <span className={styles.quote}>{reason}</span>}
        {isOutdated && <span>{labels.outdated}</span>}
        <span className={styles.quiet}>{labels.asked(askedBy, formatDateTime(askedAt), formatDateTime(until))}</span>
      </span>
      <span className={styles.actions}>
        {isOwn ? (
          <>
            <span className={styles.quiet}>{labels.own}</span>
            <Button
              size="small"
              variant="secondary"
              isBusy={isBusy}
              aria-label={labels.one(labels.withdraw, title)}
              onClick={onWithdraw}
            >
              {labels.withdraw}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="small"
              variant="secondary"
              isBusy={isBusy}
              aria-label={labels.one(labels.refuse, title)}
              onClick={onRefuse}
            >
              {labels.refuse}
            </Button>
            {!isOutdated && (
              <Button size="small" aria-label={labels.one(labels.confirm, title)} onClick={onConfirm}>
                {labels.confirm}
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  );
}
