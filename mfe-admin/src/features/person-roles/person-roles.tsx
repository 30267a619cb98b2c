import { useState } from 'react';
import { rightsOfRole } from '@shared-kit/contracts/admin';
import type { HeldRole } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Alert, Button, Card, CardHeader, EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { rightWords, roleWords } from '../../lib/role-words/role-words.ts';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { labels } from './labels.ts';
import { useGiveRole, usePersonRoles, useTakeRole } from './roles.queries.ts';
import styles from './person-roles.module.css';

/** Answers what a person can do in the administration, where, and who said so. */
export function PersonRoles({ idPerson }: { idPerson: number }) {
  const query = usePersonRoles(idPerson);
  const [isGiving, setGiving] = useState(false);
  const take = useTakeRole();
  const give = useGiveRole();
  const failure = take.error ?? give.error;
  const takeWithUndo = ({ grant, role, scope }: HeldRole) =>
    take.mutate(
      { params: { idPerson, grant } },
      {
        onSuccess: () =>
          void notify({
            kind: 'success',
            text: labels.taken,
            durationMs: 10_000,
            action: {
              label: labels.undo,
              onSelect: () => give.mutate({ params: { idPerson }, body: { role, scope } }),
            },
          }),
      },
    );
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
      {({ name, roles, canGive, canTake }) => {
        const giveButton = canGive.length > 0 && (
          <Button variant={roles.length === 0 ? 'primary' : 'secondary'} onClick={() => setGiving(true)}>
            {labels.give}
          </Button>
        );
        return (
          <Stack>
            {failure && <Alert tone="danger" title={failure.message} />}
            {roles.length === 0 ? (
              <EmptyState
                icon={<Icon name="shield" size={28} />}
                title={labels.none}
                description={labels.noneHint}
                action={giveButton}
              />
            ) : (
              <>
                <CardHeader title={labels.title(name)} actions={giveButton} />
                {roles.map((held) => (
                  <RoleCard
                    key={held.grant}
                    held={held}
                    isBusy={take.isPending}
                    onTake={canTake.includes(held.grant) ? () => takeWithUndo(held) : undefined}
                  />
                ))}
              </>
            )}
            {isGiving && <GiveRoleDialog idPerson={idPerson} roles={canGive} onClose={() => setGiving(false)} />}
          </Stack>
        );
      }}
    </QueryStates>
  );
}

interface RoleCardProps {
  held: HeldRole;
  isBusy: boolean;
  onTake: (() => void) | undefined;
}

function RoleCard({ held, isBusy, onTake }: RoleCardProps) {
  const { name } = roleWords[held.role];
  return (
    <Card as="section" aria-label={name}>
      <CardHeader
        level={3}
        title={name}
        description={held.scopeText}
        actions={
          onTake && (
            <Button size="small" variant="secondary" isBusy={isBusy} aria-label={labels.takeOne(name)} onClick={onTake}>
              {labels.take}
            </Button>
          )
        }
      />
      <ul className={styles.rights} aria-label={labels.rights}>
        {rightsOfRole[held.role].map((right) => (
          <li key={right}>
            <Icon name="check" size={16} />
            {rightWords[right]}
          </li>
        ))}
      </ul>
      <p className={styles.source}>
        {held.givenAt === null ? labels.byCompany : labels.givenBy(held.givenBy, formatDate(held.givenAt))}
      </p>
    </Card>
  );
}
