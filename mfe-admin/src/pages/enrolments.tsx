import { useState } from 'react';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from '../features/list-enrolments/labels.ts';
import { ListEnrolments } from '../features/list-enrolments/list-enrolments.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { ImportTrainingButton } from '../lib/import-training-button.tsx';
import { EnrolDialog } from '../lib/enrol-dialog/enrol-dialog.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Inscrições': the trainings. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  const [isEnrolling, setEnrolling] = useState(false);
  const enrol = rights.includes('enrolments.edit') && (
    <Button icon={<Icon name="plus" />} onClick={() => setEnrolling(true)}>
      {labels.enrol}
    </Button>
  );
  const importTraining = <ImportTrainingButton label={labels.importTraining} />;
  return (
    <AdminFrame
      title={labels.title}
      description={labels.description}
      right="enrolments.read"
      actions={
        <>
          {importTraining}
          {enrol}
        </>
      }
    >
      <ListEnrolments emptyAction={importTraining} />
      {isEnrolling && <EnrolDialog onClose={() => setEnrolling(false)} />}
    </AdminFrame>
  );
}
