import { useState } from 'react';
import { Button, Icon } from '@shared-kit/ui';
import { CreatePerson } from '../features/create-person/create-person.tsx';
import { labels as createLabels } from '../features/create-person/labels.ts';
import { labels } from '../features/list-people/labels.ts';
import { ListPeople } from '../features/list-people/list-people.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Pessoas'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  const [isCreating, setCreating] = useState(false);
  const create = rights.includes('people.edit') && (
    <Button icon={<Icon name="plus" />} onClick={() => setCreating(true)}>
      {createLabels.open}
    </Button>
  );
  return (
    <AdminFrame title={labels.title} description={labels.description} right="people.read" actions={create}>
      <ListPeople
        canGroup={rights.includes('groups.edit')}
        canEnrol={rights.includes('enrolments.edit')}
        emptyAction={create}
      />
      {isCreating && <CreatePerson onClose={() => setCreating(false)} />}
    </AdminFrame>
  );
}
