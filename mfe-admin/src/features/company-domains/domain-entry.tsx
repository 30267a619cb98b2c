import { useState } from 'react';
import type { CompanyDomain } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Badge, Button, Cluster, Stack } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { checkDomain, removeDomain, useRefreshDomains } from './company-domains.queries.ts';
import { labels } from './labels.ts';
import styles from './company-domains.module.css';

interface DomainEntryProps {
  domain: CompanyDomain;
  isReadOnly: boolean;
}

const tones = { waiting: 'info', verified: 'success', failed: 'warning' } as const;

/** One claimed domain: its state, the record that proves it, and what can be done with it. */
export function DomainEntry({ domain, isReadOnly }: DomainEntryProps) {
  const { host, address, state, cause, checkedAt, stopsAt, addedAt, addedBy, record } = domain;
  const needsProof = state !== 'verified' || stopsAt !== null;
  const refresh = useRefreshDomains();
  const [isBusy, setBusy] = useState(false);
  // The domain as it is at the question, whatever is read while it is open.
  const [removing, setRemoving] = useState<CompanyDomain>();
  const [failure, setFailure] = useState('');
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      refresh();
      setBusy(false);
      setRemoving(undefined);
    }
  };
  const check = () =>
    act(async () => {
      const checked = await checkDomain(host);
      if (checked.state === 'verified') notify({ kind: 'success', text: labels.verified(host) });
    });
  const remove = (asked: CompanyDomain) =>
    act(async () => {
      await removeDomain(asked);
      notify({ kind: 'success', text: labels.removed(host) });
    });
  return (
    <li className={styles.entry} aria-label={host}>
      <Stack>
        <Cluster>
          <h3 className={styles.host}>{host}</h3>
          <Badge tone={tones[state]}>{labels.states[state]}</Badge>
        </Cluster>
        {cause !== '' && (
          <Alert tone="warning" title={cause}>
            {stopsAt !== null && labels.stopsAt(formatDateTime(stopsAt))}
          </Alert>
        )}
        {state === 'verified' && (
          <p>
            {labels.opensAt} <a href={address}>{address}</a>. {labels.pointing}
          </p>
        )}
        {needsProof && (
          <>
            <p>{labels.steps}</p>
            <dl className={styles.record}>
              <div>
                <dt>{labels.recordType}</dt>
                <dd>
                  <code>TXT</code>
                </dd>
              </div>
              <Copied title={labels.recordName} text={record.name} label={labels.copyName(host)} />
              <Copied title={labels.recordValue} text={record.value} label={labels.copyValue(host)} />
            </dl>
          </>
        )}
        {failure !== '' && <Alert tone="danger" title={failure} />}
        <p className={styles.quiet}>
          {labels.addedBy(formatDateTime(addedAt), addedBy)}
          {checkedAt !== null && `. ${labels.checkedAt(formatDateTime(checkedAt))}`}.
        </p>
        {!isReadOnly && (
          <Cluster justify="end">
            <Button
              size="small"
              variant="secondary"
              aria-label={labels.removeOf(host)}
              disabled={isBusy}
              onClick={() => setRemoving(domain)}
            >
              {labels.remove}
            </Button>
            {needsProof && (
              <Button size="small" aria-label={labels.checkOf(host)} isBusy={isBusy} onClick={() => void check()}>
                {labels.check}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      {removing && (
        <ConfirmDialog
          isOpen
          title={labels.askRemove(host)}
          confirmLabel={labels.remove}
          cancelLabel={labels.cancel}
          isBusy={isBusy}
          tone="danger"
          onConfirm={() => void remove(removing)}
          description={removing.state === 'verified' ? labels.saysRemove.verified : labels.saysRemove.other}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </li>
  );
}

function Copied({ title, text, label }: { title: string; text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', text: labels.copied });
    } catch {
      notify({ kind: 'error', text: labels.copyFailed });
    }
  };
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.copied}>
        <code>{text}</code>
        <Button size="small" variant="ghost" aria-label={label} onClick={() => void copy()}>
          {labels.copy}
        </Button>
      </dd>
    </div>
  );
}
