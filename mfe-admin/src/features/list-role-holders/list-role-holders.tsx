import { adminPersonPath, listRoleHolders } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Badge, EmptyState, Icon, QueryStates, SkeletonText, Table } from '@shared-kit/ui';
import { roleWords } from '../../lib/role-words/role-words.ts';
import { labels } from './labels.ts';
import styles from './list-role-holders.module.css';

/** Everybody with a role, with its scope. */
export function ListRoleHolders() {
  const query = useApiQuery(listRoleHolders, {}, { staleTime: 0 });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ holders }) => holders.length === 0}
      empty={<EmptyState icon={<Icon name="shield" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ holders }) => (
        <Table
          caption={labels.caption}
          rows={holders}
          rowKey={({ idPerson }) => idPerson}
          columns={[
            {
              key: 'person',
              header: labels.person,
              isTitle: true,
              cell: ({ idPerson, name, active }) => (
                <>
                  <Link to={adminPersonPath(idPerson, 'papeis')}>{name}</Link>{' '}
                  {!active && <Badge>{labels.inactive}</Badge>}
                </>
              ),
            },
            {
              key: 'roles',
              header: labels.roles,
              cell: ({ roles }) => (
                <ul className={styles.roles}>
                  {roles.map(({ grant, role, scopeText }) => (
                    <li key={grant}>
                      {roleWords[role].name} · <span className={styles.scope}>{scopeText}</span>
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </QueryStates>
  );
}
