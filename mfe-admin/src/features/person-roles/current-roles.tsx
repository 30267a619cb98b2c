import type { PersonRole } from '@shared-kit/contracts/admin';
import { Alert } from '@shared-kit/ui';
import { roleWords } from '../../lib/role-words/role-words.ts';
import { labels } from './labels.ts';
import styles from './person-roles.module.css';

/** Roles that a person has now, shown in a dialog whose change somebody else's change refused. */
export function CurrentRoles({ roles }: { roles: readonly PersonRole[] }) {
  return (
    <Alert title={labels.now}>
      {roles.length === 0 ? (
        labels.none
      ) : (
        <ul className={styles.now}>
          {roles.map(({ grant, role, scopeText }) => (
            <li key={grant}>{labels.roleIn(roleWords[role].name, scopeText)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
