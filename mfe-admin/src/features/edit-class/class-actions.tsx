import { adminNewClassPath } from '@shared-kit/contracts/admin';
import type { AdministeredClass } from '@shared-kit/contracts/admin';
import { Button, Cluster, Icon } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useSetClosed } from '../../lib/classes.queries.ts';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { labels } from './labels.ts';

/** Copies a class, and closes it or opens it again. */
export function ClassActions({ read: { idClass, state } }: { read: AdministeredClass }) {
  const setClosed = useSetClosed();
  const isClosed = state === 'closed';
  const set = (closed: boolean) => setClosed.mutateAsync({ params: { idClass }, body: { closed } });
  const change = async () => {
    try {
      await set(!isClosed);
      notifyUndoable({ text: isClosed ? labels.reopened : labels.closed, changeBack: () => set(isClosed) });
    } catch (error) {
      notify({ kind: 'error', text: labels.closeFailed, error });
    }
  };
  return (
    <Cluster>
      <Button variant="secondary" icon={<Icon name="copy" />} to={`${adminNewClassPath}?copia=${idClass}`}>
        {labels.copy}
      </Button>
      <Button
        variant="secondary"
        icon={<Icon name={isClosed ? 'unlock' : 'lock'} />}
        isBusy={setClosed.isPending}
        onClick={() => void change()}
      >
        {isClosed ? labels.reopen : labels.close}
      </Button>
    </Cluster>
  );
}
