import { classModalities } from '@shared-kit/contracts/admin';
import { Card, CardHeader, Stack } from '@shared-kit/ui';
import { CheckboxField, SelectField, TextAreaField, TextField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { useFoundInstructors } from '../classes.queries.ts';
import { PeoplePicker } from '../people-picker/people-picker.tsx';
import type { ClassValues } from './class-values.rules.ts';
import { labels } from './labels.ts';
import styles from './class-form-fields.module.css';

interface ClassFormFieldsProps {
  form: ApiForm<ClassValues>['form'];
  isReadOnly?: boolean;
}

/** Fields of a class, in cards. */
export function ClassFormFields({ form, isReadOnly = false }: ClassFormFieldsProps) {
  const bound = <Name extends keyof ClassValues>(name: Name) => ({
    form,
    name,
    label: labels.fields[name],
    hint: (labels.hints as Partial<Record<keyof ClassValues, string>>)[name],
  });
  return (
    <fieldset disabled={isReadOnly} className={styles.fields}>
      <Card>
        <CardHeader title={labels.basics} />
        <Stack>
          <TextField {...bound('name')} maxLength={120} isRequired />
          <TextAreaField {...bound('description')} rows={2} maxLength={500} />
        </Stack>
      </Card>
      <Card>
        <CardHeader title={labels.period} />
        <div className={styles.columns}>
          <TextField {...bound('initialDay')} type="date" />
          <TextField {...bound('finalDay')} type="date" />
          <TextField {...bound('duration')} inputMode="numeric" maxLength={4} />
          <TextField {...bound('minAttendance')} inputMode="numeric" maxLength={3} />
        </div>
      </Card>
      <Card>
        <CardHeader title={labels.enrolment} />
        <Stack>
          <div className={styles.columns}>
            <TextField {...bound('enrolFrom')} type="date" />
            <TextField {...bound('enrolUntil')} type="date" />
            <TextField {...bound('capacity')} inputMode="numeric" maxLength={6} />
          </div>
          <CheckboxField form={form} name="needApproval" label={labels.fields.needApproval} />
        </Stack>
      </Card>
      <Card>
        <CardHeader title={labels.place} />
        <Stack>
          <div className={styles.columns}>
            <SelectField
              {...bound('modality')}
              options={classModalities.map((value) => ({ value, label: labels.modalities[value] }))}
            />
            <TextField {...bound('place')} maxLength={300} />
          </div>
          <InstructorsField form={form} isReadOnly={isReadOnly} />
        </Stack>
      </Card>
    </fieldset>
  );
}

function InstructorsField({ form, isReadOnly }: Required<ClassFormFieldsProps>) {
  const chosen = useWatch({ control: form.control, name: 'instructors' });
  if (isReadOnly)
    return (
      <p className={styles.quiet}>
        {labels.fields.instructors}: {chosen.map(({ name }) => name).join(', ') || labels.nobody}
      </p>
    );
  return (
    <PeoplePicker
      labels={{ search: labels.fields.instructors, hint: labels.hints.instructors, chosen: labels.chosen }}
      useFound={useFoundInstructors}
      chosen={chosen}
      onChange={(people) => form.setValue('instructors', [...people], { shouldDirty: true })}
    />
  );
}
