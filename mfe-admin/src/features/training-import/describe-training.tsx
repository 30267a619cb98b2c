import type { ReactNode } from 'react';
import { MAX_VALID_MONTHS } from '@shared-kit/contracts/admin';
import type { PackageTraining, TrainingImport } from '@shared-kit/contracts/admin';
import { Alert, Button, Card, CardHeader, Cluster, Stack } from '@shared-kit/ui';
import { CheckboxField, SelectField, TextField, fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { useDescribeTraining } from './training-import.queries.ts';

/** The training as the form has it: an empty catalog is the one that the import creates, and empty months have no end. */
interface Values extends Omit<PackageTraining, 'catalog' | 'validMonths'> {
  readonly catalog: string;
  readonly validMonths: string;
}

function isMonths(text: string): boolean {
  const count = Number(text);
  return text.trim() === '' || (/^\d{1,3}$/.test(text.trim()) && count >= 1 && count <= MAX_VALID_MONTHS);
}

const schema = fieldRules<Values>({
  title: (title) => (title.trim() === '' ? labels.missingTitle : undefined),
  validMonths: (text) => (isMonths(text) ? undefined : labels.monthsFault(MAX_VALID_MONTHS)),
});

interface DescribeTrainingProps {
  file: TrainingImport;
  training: PackageTraining;
  /** Shows what to do next. It gets whether the check is older than the fields. */
  children: (isUnchecked: boolean) => ReactNode;
}

/** Form for the facts that a SCORM package does not hold. A change is checked before it can be imported. */
export function DescribeTraining({ file, training, children }: DescribeTrainingProps) {
  const describe = useDescribeTraining();
  const saved: Values = {
    ...training,
    catalog: training.catalog ?? '',
    validMonths: training.validMonths === null ? '' : String(training.validMonths),
  };
  const { form, failure, isBusy, onSubmit } = useApiForm<Values>({
    schema,
    values: saved,
    notNow: 'a training is being described',
    submit: ({ catalog, validMonths, ...values }) =>
      describe.mutateAsync({
        params: { idImport: file.idImport },
        body: {
          ...values,
          catalog: catalog === '' ? null : catalog,
          validMonths: validMonths.trim() === '' ? null : Number(validMonths),
        },
      }),
  });
  const values = useWatch({ control: form.control }) as Values;
  const isUnchecked = (Object.keys(saved) as (keyof Values)[]).some((name) => values[name] !== saved[name]);
  const { fields } = labels;
  return (
    <>
      <Card>
        <CardHeader title={labels.about} />
        <form noValidate onSubmit={onSubmit}>
          <Stack>
            {failure && <Alert tone="danger" title={failure.message} />}
            <TextField
              form={form}
              name="title"
              label={fields.title}
              hint={fields.titleHint}
              isRequired
              maxLength={200}
            />
            <TextField form={form} name="workload" label={fields.workload} hint={fields.workloadHint} maxLength={60} />
            <TextField
              form={form}
              name="validMonths"
              label={fields.validMonths}
              hint={fields.validMonthsHint}
              inputMode="numeric"
              maxLength={3}
            />
            {file.catalogs.length > 1 && (
              <SelectField
                form={form}
                name="catalog"
                label={fields.catalog}
                options={file.catalogs.map(({ code, title }) => ({ value: code, label: title }))}
              />
            )}
            <CheckboxField
              form={form}
              name="needsApproval"
              label={fields.needsApproval}
              hint={fields.needsApprovalHint}
            />
            <CheckboxField
              form={form}
              name="givesCertificate"
              label={fields.givesCertificate}
              hint={fields.givesCertificateHint}
            />
            {isUnchecked && (
              <Cluster>
                <Button type="submit" isBusy={isBusy}>
                  {labels.check}
                </Button>
              </Cluster>
            )}
          </Stack>
        </form>
      </Card>
      {children(isUnchecked)}
    </>
  );
}
