import { useState } from 'react';
import { adminImportPath } from '@shared-kit/contracts/admin';
import { Button, Icon } from '@shared-kit/ui';
import { CreatePerson } from '../features/create-person/create-person.tsx';
import { labels as createLabels } from '../features/create-person/labels.ts';
import { ExportPeople } from '../features/export-people/export-people.tsx';
import { labels } from '../features/list-people/labels.ts';
import { ListPeople } from '../features/list-people/list-people.tsx';
import { filterOf } from '../features/list-people/people.queries.ts';
import { usePeopleAddress } from '../features/list-people/use-people-address.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Pessoas'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  const [isCreating, setCreating] = useState(false);
  const { filter } = usePeopleAddress();
  const create = rights.includes('people.edit') && (
    <Button icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {createLabels.open}
    </Button>
  );
  return (
    <AdminFrame
      title={labels.title}
      description={labels.description}
      right="people.read"
      actions={
        <>
          <ExportPeople filter={filterOf(filter)} />
          {rights.includes('people.edit') && (
            <Button variant="secondary" icon={<Icon name="upload" />} to={adminImportPath}>
              {labels.import}
            </Button>
          )}
          {create}
        </>
      }
    >
      <ListPeople
        canGroup={rights.includes('groups.edit')}
        canEnrol={rights.includes('enrolments.edit')}
        emptyAction={create}
      />
      {isCreating && <CreatePerson onClose={() => setCreating(false)} />}
    </AdminFrame>
  );
}
