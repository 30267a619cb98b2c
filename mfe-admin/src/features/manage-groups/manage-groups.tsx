import { useState } from 'react';
import {
  adminPeopleOfGroupPath,
  createGroup,
  listGroups,
  listPeopleOptions,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, Cluster, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import styles from './manage-groups.module.css';
import { RenameGroup } from './rename-group.tsx';

type Group = ReplyOf<typeof listGroups>['groups'][number];

/** List of groups, each with its people; creating and renaming one, and the trash with undo. */
export function ManageGroups({ canEdit }: { canEdit: boolean }) {
  const query = useApiQuery(listGroups, {}, { staleTime: 0 });
  const [renamed, setRenamed] = useState<number>();
  const invalidate = useInvalidate();
  const remove = useApiMutation(setGroupDeleted, { onSettled: () => invalidate(listGroups, listPeopleOptions) });
  const restore = (idGroup: number) => remove.mutate({ params: { idGroup }, body: { deleted: false } });
  const putIntoTrash = ({ idGroup, name, version }: Group) =>
    remove.mutate(
      { params: { idGroup }, body: { deleted: true, version } },
      {
        onSuccess: () =>
          notify({
            kind: 'success',
            text: labels.removed(name),
            durationMs: 10_000,
            action: { label: labels.undo, onSelect: () => restore(idGroup) },
          }),
      },
    );
  const renamedGroup = query.data?.groups.find(({ idGroup }) => idGroup === renamed);
  return (
    <Stack>
      {canEdit && <CreateGroup />}
      {remove.error && <Alert tone="danger" title={remove.error.message} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ groups }) => groups.length === 0}
        empty={<EmptyState icon={<Icon name="layers" size={28} />} title={labels.none} description={labels.noneHint} />}
      >
        {({ groups }) => (
          <Table
            caption={labels.caption}
            rows={groups}
            rowKey={({ idGroup }) => idGroup}
            columns={[
              {
                key: 'name',
                header: labels.group,
                isTitle: true,
                cell: ({ idGroup, name }) => <Link to={adminPeopleOfGroupPath(idGroup)}>{name}</Link>,
              },
              {
                key: 'people',
                header: labels.people,
                align: 'end',
                cell: ({ people }) => people.toLocaleString('pt-BR'),
              },
              ...(canEdit
                ? [
                    {
                      key: 'actions',
                      header: labels.actions,
                      isHeaderHidden: true,
                      align: 'end' as const,
                      cell: (group: Group) => (
                        <Cluster justify="end">
                          <Button
                            size="small"
                            variant="ghost"
                            aria-label={labels.removeOne(group.name)}
                            onClick={() => putIntoTrash(group)}
                          >
                            {labels.remove}
                          </Button>
                          <Button
                            size="small"
                            variant="secondary"
                            aria-label={labels.renameOne(group.name)}
                            onClick={() => setRenamed(group.idGroup)}
                          >
                            {labels.rename}
                          </Button>
                        </Cluster>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </QueryStates>
      {renamedGroup && <RenameGroup group={renamedGroup} onClose={() => setRenamed(undefined)} />}
    </Stack>
  );
}

const schema = fieldRules<{ readonly name: string }>({});

/** Form that creates a group. A name that is taken is reported at its field. */
function CreateGroup() {
  const invalidate = useInvalidate();
  const create = useApiMutation(createGroup, { onSettled: () => invalidate(listGroups, listPeopleOptions) });
  const { form, isBusy, onSubmit } = useApiForm({
    schema,
    defaultValues: { name: '' },
    issuesOf: ({ message }) => [{ path: 'body.name', message }],
    submit: async ({ name }) => {
      await create.mutateAsync({ body: { name } });
      form.reset();
      notify({ kind: 'success', text: labels.created(name.trim()) });
    },
  });
  const name = useWatch({ control: form.control, name: 'name' });
  return (
    <form className={styles.create} noValidate onSubmit={onSubmit}>
      <TextField form={form} name="name" label={labels.name} fieldClassName={styles.field} maxLength={100} />
      <Button type="submit" isBusy={isBusy} disabled={name.trim() === ''}>
        {labels.create}
      </Button>
    </form>
  );
}
