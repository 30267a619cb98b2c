import { listGroups, listPeople, listPeopleOptions, readPerson, renameGroup } from '@shared-kit/contracts/admin';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

const formId = 'rename-group';
const schema = fieldRules<{ readonly name: string }>({});

interface RenameGroupProps {
  /** The group as the list shows it now: after a refusal, the next save is made in the version that was read then. */
  group: ReplyOf<typeof listGroups>['groups'][number];
  onClose: () => void;
}

/** Dialog that renames a group. A name that is taken is reported at its field. */
export function RenameGroup({ group, onClose }: RenameGroupProps) {
  const invalidate = useInvalidate();
  const rename = useApiMutation(renameGroup, {
    onSettled: () => invalidate(listGroups, listPeopleOptions, listPeople, readPerson),
  });
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { name: group.name },
    submit: async ({ name }) => {
      await rename.mutateAsync({
        params: { idGroup: group.idGroup },
        body: { version: group.nameVersion, name },
      });
      notify({ kind: 'success', text: labels.renamed(name.trim()) });
      onClose();
    },
  });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={labels.renameOne(group.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={name === '' || name === group.name} isBusy={isBusy}>
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Alert tone="danger" title={failure.message} />}
        <form id={formId} noValidate onSubmit={onSubmit}>
          <TextField form={form} name="name" label={labels.name} autoFocus maxLength={100} autoComplete="off" />
        </form>
      </Stack>
    </Dialog>
  );
}
