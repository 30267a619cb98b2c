import { adminClassesPath } from '@shared-kit/contracts/admin';
import { Link, routeId, useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { CreateClass } from '../features/create-class/create-class.tsx';
import { labels } from '../features/create-class/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useClass, useClassTrainings } from '../lib/classes.queries.ts';

/** Page that creates a class, or copies the one that the address names. */
export function Page() {
  const [params] = useSearchParams();
  const idCopied = routeId(params.get('copia'));
  return (
    <AdminFrame
      title={idCopied === undefined ? labels.title : labels.copyTitle}
      right="classes.edit"
      description={<Link to={adminClassesPath}>{labels.back}</Link>}
    >
      {idCopied === undefined ? (
        <NewClass idTraining={routeId(params.get('treinamento'))} />
      ) : (
        <Copy idClass={idCopied} />
      )}
    </AdminFrame>
  );
}

function NewClass({ idTraining }: { idTraining: number | undefined }) {
  return (
    <QueryStates
      query={useClassTrainings()}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={10} />}
      isEmpty={({ trainings }) => trainings.length === 0}
      empty={<EmptyState icon={<Icon name="lock" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ trainings }) => <CreateClass trainings={trainings} idTraining={idTraining} copied={undefined} />}
    </QueryStates>
  );
}

function Copy({ idClass }: { idClass: number }) {
  return (
    <QueryStates query={useClass(idClass)} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {(copied) => (
        <CreateClass
          trainings={[{ idTraining: copied.idTraining, title: copied.training }]}
          idTraining={undefined}
          copied={copied}
        />
      )}
    </QueryStates>
  );
}
