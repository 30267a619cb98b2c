import { useState } from 'react';
import type { TrainingValidity as Validity } from '@shared-kit/contracts/admin';
import { Alert, Button, Card, CardHeader, Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { SelectField, TextField, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useSaveValidity, useValidityPreview } from './training-validity.queries.ts';
import { meaningOf, monthsOf, validityRules, valuesOf } from './validity-values.rules.ts';
import type { ValidityValues } from './validity-values.rules.ts';
import styles from './training-validity.module.css';

/** Form of how long a completion of a training is valid, with what it means for the completions that exist. */
export function TrainingValidity({ read }: { read: Validity }) {
  const { idTraining, validMonths, version, canEdit } = read;
  const save = useSaveValidity();
  const [asked, setAsked] = useState<readonly string[]>();
  const store = async (months: number | null): Promise<void> => {
    await save.mutateAsync({ params: { idTraining }, body: { version, validMonths: months } });
    notify({ kind: 'success', text: labels.saved });
  };
  const { form, failure, isBusy, onSubmit } = useApiForm<ValidityValues>({
    schema: validityRules,
    values: valuesOf(validMonths),
    notNow: 'a validity is being edited',
    submit: async (values) => {
      const next = monthsOf(values);
      if (next === undefined || !preview.data) return;
      if (preview.data.begun > 0) setAsked(meaningOf(next, preview.data));
      else await store(next);
    },
  });
  const values = useWatch({ control: form.control }) as ValidityValues;
  const months = monthsOf(values);
  const preview = useValidityPreview(idTraining, months, canEdit);
  const isChanged = months !== validMonths;
  const confirm = async () => {
    try {
      await store(months ?? null);
    } catch (error) {
      notify({ kind: 'error', text: labels.saveFailed, error });
    }
    setAsked(undefined);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap={5}>
        {read.isReadOnly && <Alert title={labels.readOnly}>{labels.readOnlyHint}</Alert>}
        {!read.isReadOnly && !canEdit && <Alert title={labels.outOfScope} />}
        {failure && <Alert tone="danger" title={failure.message} />}
        <Card>
          <fieldset disabled={!canEdit} className={styles.fields}>
            <SelectField
              form={form}
              name="kind"
              label={labels.kind}
              options={(['endless', 'ending'] as const).map((value) => ({ value, label: labels.kinds[value] }))}
            />
            {values.kind === 'ending' && (
              <TextField
                form={form}
                name="months"
                label={labels.months}
                hint={labels.monthsHint}
                inputMode="numeric"
                maxLength={3}
                isRequired
              />
            )}
          </fieldset>
        </Card>
        {canEdit && months !== undefined && (
          <Card>
            <CardHeader title={labels.meaning} />
            <QueryStates query={preview} errorTitle={labels.previewFailed} skeleton={<SkeletonText lines={3} />}>
              {(found) => (
                <Lines lines={meaningOf(months, isChanged ? found : { ...found, begun: 0, ended: 0, soon: 0 })} />
              )}
            </QueryStates>
          </Card>
        )}
        {canEdit && (
          <Cluster justify="end">
            <Button type="submit" isBusy={isBusy} disabled={!isChanged || (months !== undefined && !preview.data)}>
              {labels.save}
            </Button>
          </Cluster>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={labels.confirm}
        confirmLabel={labels.confirmSave}
        tone="danger"
        isBusy={save.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        <Lines lines={asked ?? []} />
      </ConfirmDialog>
    </form>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
