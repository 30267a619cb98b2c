import { adminNewClassPath } from '@shared-kit/contracts/admin';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from '../features/list-classes/labels.ts';
import { ListClasses } from '../features/list-classes/list-classes.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useClassTrainings } from '../lib/classes.queries.ts';

/** Page 'Turmas'. */
export function Page() {
  const training = useSearchParams()[0].get('treinamento');
  const canCreate = (useClassTrainings().data?.trainings.length ?? 0) > 0;
  const create = canCreate && (
    <Button
      icon={<Icon name="plus" />}
      to={training === null ? adminNewClassPath : `${adminNewClassPath}?treinamento=${training}`}
    >
      {labels.create}
    </Button>
  );
  return (
    <AdminFrame title={labels.title} description={labels.description} right="trainings.read" actions={create}>
      <ListClasses emptyAction={create} />
    </AdminFrame>
  );
}
