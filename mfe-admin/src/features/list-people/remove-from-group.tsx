import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { Alert } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { useChangeMembers } from '../../lib/group-members/group-members.queries.ts';
import { labels } from './labels.ts';

interface RemoveFromGroupProps {
  group: { readonly idGroup: number; readonly name: string };
  count: number;
  selection: PeopleSelection;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that takes the selected people out of the group that the list is filtered by. */
export function RemoveFromGroup({ group: { idGroup, name }, count, selection, onClose, onDone }: RemoveFromGroupProps) {
  const { change, error, isPending } = useChangeMembers();
  return (
    <ConfirmDialog
      isOpen
      title={labels.removeTitle(count, name)}
      description={labels.removeHint}
      confirmLabel={labels.removeFromGroup}
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() =>
        change({ idGroup, change: 'remove', selection }, () => {
          onDone();
          onClose();
        })
      }
    >
      {error && <Alert tone="danger" title={error.message} />}
    </ConfirmDialog>
  );
}
