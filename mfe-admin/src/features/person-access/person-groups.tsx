import { adminPeopleOfGroupPath } from '@shared-kit/contracts/admin';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, Card, CardHeader, Stack } from '@shared-kit/ui';
import { useChangeMembers } from '../../lib/group-members/group-members.queries.ts';
import { labels } from './labels.ts';
import styles from './person-access.module.css';

interface PersonGroupsProps {
  person: AdministeredPerson;
  /** True for viewers who change who is in a group. */
  canGroup: boolean;
}

/** Lists a person's groups, each with its people, and takes the person out of them. */
export function PersonGroups({ person: { idPerson, groups }, canGroup }: PersonGroupsProps) {
  const { change, error, isPending } = useChangeMembers();
  const remove = (idGroup: number) =>
    change({ idGroup, change: 'remove', selection: { kind: 'ids', ids: [idPerson] } });
  return (
    <Card>
      <CardHeader title={labels.groups} />
      <Stack>
        {error && <Alert tone="danger" title={error.message} />}
        {groups.length === 0 ? (
          <p className={styles.quiet}>{labels.noGroups}</p>
        ) : (
          <ul className={styles.groups} aria-label={labels.groups}>
            {groups.map(({ idGroup, name }) => (
              <li key={idGroup}>
                <Link to={adminPeopleOfGroupPath(idGroup)}>{name}</Link>
                {canGroup && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={labels.removeFromOne(name)}
                    disabled={isPending}
                    onClick={() => remove(idGroup)}
                  >
                    {labels.removeFromGroup}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
