import { useState } from 'react';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Button, Card, CardHeader, Cluster, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useEndSessions, useSendAccessLink, useSetActive } from '../../lib/person.queries.ts';
import { AccountStatus } from '../../lib/state-words.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { labels } from './labels.ts';
import { PersonGroups } from './person-groups.tsx';
import { PersonPostingBlock } from './posting-block.tsx';
import styles from './person-access.module.css';

const moment = (text: string | null) => (text === null ? labels.never : formatDateTime(text));

interface PersonAccessProps {
  person: AdministeredPerson;
  /** True for viewers who moderate what people write. */
  canModerate: boolean;
  /** True for viewers who change who is in a group. */
  canGroup: boolean;
}

/** Shows a person's access, with the actions that change it. */
export function PersonAccess({ person, canModerate, canGroup }: PersonAccessProps) {
  const [isAsking, setAsking] = useState(false);
  const link = useSendAccessLink();
  const active = useSetActive();
  const end = useEndSessions();
  const params = { idPerson: person.idPerson };
  const failure = link.error ?? active.error ?? end.error;
  const setActive = (isActive: boolean, reason: string) =>
    active.mutate(
      { params, body: { active: isActive, reason } },
      {
        onSuccess: () => {
          setAsking(false);
          notify({
            kind: 'success',
            text: isActive ? labels.activated : labels.deactivated,
            durationMs: 10_000,
            ...(isActive ? {} : { action: { label: labels.undo, onSelect: () => setActive(true, '') } }),
          });
        },
      },
    );
  return (
    <Stack>
      {failure && <Alert tone="danger" title={failure.message} />}
      <Card>
        <CardHeader title={labels.state} actions={<AccountStatus state={person.state} />} />
        <dl className={styles.facts}>
          <AccessDetail name={labels.password} value={person.hasPassword ? labels.hasPassword : labels.noPassword} />
          <AccessDetail name={labels.lastLogin} value={moment(person.lastLogin)} />
          <AccessDetail name={labels.lastAccess} value={moment(person.lastAccess)} />
          <AccessDetail name={labels.createdAt} value={formatDateTime(person.createdAt)} />
        </dl>
        {person.canChangeAccess && (
          <Cluster>
            {person.state !== 'inactive' && (
              <Button
                isBusy={link.isPending}
                onClick={() =>
                  link.mutate(
                    { params, body: {} },
                    { onSuccess: () => notify({ kind: 'success', text: labels.linkSent(person.fields.email) }) },
                  )
                }
              >
                {labels.sendLink}
              </Button>
            )}
            {person.state === 'inactive' ? (
              <Button isBusy={active.isPending} onClick={() => setActive(true, '')}>
                {labels.activate}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {labels.deactivate}
              </Button>
            )}
          </Cluster>
        )}
      </Card>
      <Card>
        <CardHeader
          title={labels.sessions}
          actions={
            person.canChangeAccess &&
            person.sessions.length > 0 && (
              <Button
                size="small"
                variant="secondary"
                isBusy={end.isPending}
                onClick={() =>
                  end.mutate(
                    { params, body: {} },
                    {
                      onSuccess: ({ ended }) => notify({ kind: 'success', text: labels.sessionsEnded(ended) }),
                    },
                  )
                }
              >
                {labels.endSessions}
              </Button>
            )
          }
        />
        {person.sessions.length === 0 ? (
          <p className={styles.quiet}>{labels.noSessions}</p>
        ) : (
          <ul className={styles.sessions}>
            {person.sessions.map((session) => (
              <li key={`${session.startedAt} ${session.address} ${session.agent}`}>
                <span>{session.agent}</span>
                <span className={styles.quiet}>
                  {session.address} · {labels.usedAt(moment(session.lastUsedAt))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <PersonGroups person={person} canGroup={canGroup} />
      {canModerate && <PersonPostingBlock person={person} />}
      {isAsking && (
        <DeactivateDialog
          name={person.fields.name}
          isBusy={active.isPending}
          onConfirm={(reason) => setActive(false, reason)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

function AccessDetail({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={styles.quiet}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
