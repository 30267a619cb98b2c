import { useState } from 'react';
import { rightsOfRole } from '@shared-kit/contracts/admin';
import type { PersonRole } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button, Card, CardHeader, EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { rightWords, roleWords } from '../../lib/role-words/role-words.ts';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { labels } from './labels.ts';
import { usePersonRoles } from './roles.queries.ts';
import { RevokeRoleDialog } from './revoke-role-dialog.tsx';
import styles from './person-roles.module.css';

/** Lists the rights of a person in the administration, with scope and grantor. */
export function PersonRoles({ idPerson }: { idPerson: number }) {
  const query = usePersonRoles(idPerson);
  const [isGiving, setGiving] = useState(false);
  const [taking, setTaking] = useState<PersonRole>();
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={6} />}>
      {({ name, version, roles, canGive, canTake, hasPassword }) => {
        const person = { idPerson, name, version, held: roles };
        const giveButton = canGive.length > 0 && (
          <Button variant={roles.length === 0 ? 'primary' : 'secondary'} onClick={() => setGiving(true)}>
            {labels.give}
          </Button>
        );
        return (
          <Stack>
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
                    onTake={canTake.includes(held.grant) ? () => setTaking(held) : undefined}
                  />
                ))}
              </>
            )}
            {isGiving && (
              <GiveRoleDialog
                person={person}
                roles={canGive}
                hasPassword={hasPassword}
                onClose={() => setGiving(false)}
              />
            )}
            {taking && (
              <RevokeRoleDialog
                person={person}
                held={taking}
                hasPassword={hasPassword}
                onClose={() => setTaking(undefined)}
              />
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}

interface RoleCardProps {
  held: PersonRole;
  onTake: (() => void) | undefined;
}

function RoleCard({ held, onTake }: RoleCardProps) {
  const { name } = roleWords[held.role];
  return (
    <Card as="section" aria-label={name}>
      <CardHeader
        level={3}
        title={name}
        description={held.scopeText}
        actions={
          onTake && (
            <Button size="small" variant="secondary" aria-label={labels.takeOne(name)} onClick={onTake}>
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
