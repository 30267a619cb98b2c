import { useState } from 'react';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { Alert, Button, Field, Select, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { useChangeMembers } from '../../lib/group-members/group-members.queries.ts';
import { usePeopleOptions } from '../../lib/people-options.queries.ts';
import { labels } from './labels.ts';

interface AddToGroupProps {
  count: number;
  selection: PeopleSelection;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that puts the selected people into a group. */
export function AddToGroup({ count, selection, onClose, onDone }: AddToGroupProps) {
  const groups = usePeopleOptions().data?.groups ?? [];
  const [idGroup, setGroup] = useState('');
  const { change, error, isPending } = useChangeMembers();
  const add = () =>
    change({ idGroup: Number(idGroup), change: 'add', selection }, () => {
      onDone();
      onClose();
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={labels.addTitle(count)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button disabled={idGroup === ''} isBusy={isPending} onClick={add}>
            {labels.confirmAdd}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Alert tone="danger" title={error.message} />}
        {groups.length === 0 ? (
          <p>{labels.noGroups}</p>
        ) : (
          <Field label={labels.chooseGroup} hint={labels.chooseGroupHint}>
            <Select
              placeholder="Selecione"
              options={groups.map((group) => ({ value: String(group.idGroup), label: group.name }))}
              value={idGroup}
              onChange={(event) => setGroup(event.target.value)}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
