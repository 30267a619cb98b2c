import { useState } from 'react';
import { readPerson, savePerson } from '@shared-kit/contracts/admin';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { ApiError, call } from '@shared-kit/runtime/api';
import { Alert, Button, Card, Cluster, Stack } from '@shared-kit/ui';
import { useApiForm } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { ConfirmLeaving } from '../../lib/confirm-leaving/confirm-leaving.tsx';
import { EditingNow } from '../../lib/editing/editing-now.tsx';
import { MergeDialog } from '../../lib/merge-edits/merge-dialog.tsx';
import { mergeEdits } from '../../lib/merge-edits/merge.rules.ts';
import type { Merge } from '../../lib/merge-edits/merge.rules.ts';
import { labels as formLabels } from '../../lib/person-form/labels.ts';
import { PersonFormFields } from '../../lib/person-form/person-form.tsx';
import { fieldsOf, formIssues, personRules, valuesOf } from '../../lib/person-form/person-values.rules.ts';
import type { PersonValues } from '../../lib/person-form/person-values.rules.ts';
import { useRefreshPerson } from '../../lib/person.queries.ts';
import { labels } from './labels.ts';

interface Meanwhile extends Merge<PersonValues> {
  readonly current: AdministeredPerson;
}

/** Form of a person's data. A save of an old version leads to the comparison of both versions, never to an overwrite. */
export function EditPerson({ person }: { person: AdministeredPerson }) {
  // The state that the form was filled from: later reads of the page must not change what a save compares with.
  const [base, setBase] = useState(person);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const refresh = useRefreshPerson();
  const { form, failure, isBusy, clearFailure, onSubmit } = useApiForm({
    schema: personRules,
    defaultValues: valuesOf(person.fields),
    notNow: 'a person is being edited',
    issuesOf: ({ issues }) => formIssues(issues),
    submit: async (values) => {
      try {
        const { version } = await call(savePerson, {
          params: { idPerson: person.idPerson },
          body: { version: base.version, fields: fieldsOf(values) },
        });
        setBase({ ...base, version, fields: fieldsOf(values) });
        form.reset(values);
        notify({ kind: 'success', text: labels.saved });
        refresh();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'admin.changed-meanwhile') throw error;
        const { person: current } = await call(readPerson, { params: { idPerson: person.idPerson } });
        setMeanwhile({ current, ...mergeEdits(valuesOf(base.fields), values, valuesOf(current.fields)) });
      }
    },
  });
  const takeOver = (values: PersonValues) => {
    if (!meanwhile) return;
    setBase(meanwhile.current);
    for (const field of Object.keys(values) as (keyof PersonValues)[])
      form.setValue(field, values[field], { shouldDirty: true });
    setMeanwhile(undefined);
    clearFailure();
  };
  return (
    <Card>
      <ConfirmLeaving isOn={form.formState.isDirty} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={5}>
          {failure && <Alert tone="danger" title={failure.message} />}
          {!person.canEdit && <Alert title={labels.readOnly} />}
          <fieldset disabled={!person.canEdit}>
            <PersonFormFields key={base.version} form={form} leaderName={base.leaderName} />
          </fieldset>
          {person.canEdit && (
            <Cluster justify="end">
              <EditingNow subject={{ kind: 'person', id: person.idPerson }} isEditing={form.formState.isDirty} />
              <Button type="submit" isBusy={isBusy}>
                {labels.save}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
      {meanwhile && (
        <MergeDialog
          merge={meanwhile}
          nameOf={(field) => formLabels.fields[field]}
          onChoose={takeOver}
          onClose={() => setMeanwhile(undefined)}
        />
      )}
    </Card>
  );
}
