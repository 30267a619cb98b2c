import { adminPeoplePath } from '@shared-kit/contracts/admin';
import { Link, routeId, useParams, useSearchParams } from '@shared-kit/runtime/router';
import { QueryStates, SkeletonText } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { EditPerson } from '../features/edit-person/edit-person.tsx';
import { PersonAccess } from '../features/person-access/person-access.tsx';
import { PersonEnrolments } from '../features/person-enrolments/person-enrolments.tsx';
import { PersonPrivacy } from '../features/person-privacy/person-privacy.tsx';
import { PersonRecords } from '../features/person-records/person-records.tsx';
import { PersonRoles } from '../features/person-roles/person-roles.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';
import { usePerson } from '../lib/person.queries.ts';
import { labels } from './labels.ts';

/** Page of one person: data, access, what they can do, and what was changed. */
export function Page() {
  const idPerson = routeId(useParams()['idPerson']) ?? 0;
  const [params, setParams] = useSearchParams();
  const query = usePerson(idPerson);
  const rights = useOwnAccess().data?.rights ?? [];
  const name = query.data?.person.fields.name ?? labels.person.title;
  return (
    <AdminFrame title={name} right="people.read" description={<Link to={adminPeoplePath}>{labels.person.back}</Link>}>
      <QueryStates query={query} errorTitle={labels.person.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {({ person }) => {
          const tabs = [
            { key: 'dados', label: labels.tabs.data, content: <EditPerson person={person} /> },
            {
              key: 'acesso',
              label: labels.tabs.access,
              content: (
                <PersonAccess
                  person={person}
                  canModerate={rights.includes('community.moderate')}
                  canGroup={rights.includes('groups.edit')}
                />
              ),
            },
            ...(rights.includes('enrolments.read')
              ? [
                  {
                    key: 'inscricoes',
                    label: labels.tabs.enrolments,
                    content: <PersonEnrolments idPerson={idPerson} canEdit={rights.includes('enrolments.edit')} />,
                  },
                ]
              : []),
            ...(rights.includes('roles.read')
              ? [{ key: 'papeis', label: labels.tabs.roles, content: <PersonRoles idPerson={idPerson} /> }]
              : []),
            ...(rights.includes('people.access')
              ? [{ key: 'registros', label: labels.tabs.records, content: <PersonRecords idPerson={idPerson} /> }]
              : []),
            ...(rights.includes('people.privacy')
              ? [{ key: 'privacidade', label: labels.tabs.privacy, content: <PersonPrivacy person={person} /> }]
              : []),
            ...(rights.includes('audit.read')
              ? [{ key: 'alteracoes', label: labels.tabs.audit, content: <AuditLog idPerson={idPerson} /> }]
              : []),
          ];
          const tab = tabs.find(({ key }) => key === params.get('aba'))?.key ?? 'dados';
          return (
            <Tabs
              label={name}
              value={tab}
              onValueChange={(key) => setParams(key === 'dados' ? {} : { aba: key }, { replace: true })}
              tabs={tabs}
            />
          );
        }}
      </QueryStates>
    </AdminFrame>
  );
}
