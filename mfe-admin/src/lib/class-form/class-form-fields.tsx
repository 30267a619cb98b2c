import { classModalities } from '@shared-kit/contracts/admin';
import { Card, CardHeader, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { CheckboxField, SelectField, TextAreaField, TextField, useWatch } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { useClassCertificates, useFoundInstructors } from '../classes.queries.ts';
import { PeoplePicker } from '../people-picker/people-picker.tsx';
import { NO_CERTIFICATE } from './class-values.rules.ts';
import type { ClassValues } from './class-values.rules.ts';
import { labels } from './labels.ts';
import styles from './class-form-fields.module.css';

interface ClassFormFieldsProps {
  form: ApiForm<ClassValues>['form'];
  /** Training of the class; undefined before one is chosen. */
  idTraining: number | undefined;
  /** True for a class that nobody is in yet. */
  isNew?: boolean;
  isReadOnly?: boolean;
}

/** Fields of a class, in cards. */
export function ClassFormFields({ form, idTraining, isNew = false, isReadOnly = false }: ClassFormFieldsProps) {
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
        <CardHeader title={labels.certificate} />
        <CertificateField form={form} idTraining={idTraining} isNew={isNew} />
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

type CertificateFieldProps = Pick<ClassFormFieldsProps, 'form' | 'idTraining' | 'isNew'>;

function CertificateField({ form, idTraining, isNew }: CertificateFieldProps) {
  const { certificateHints: hints } = labels;
  return (
    <QueryStates
      query={useClassCertificates(idTraining)}
      errorTitle={labels.certificatesFailed}
      skeleton={<SkeletonText lines={2} />}
    >
      {({ certificates }) => (
        <SelectField
          form={form}
          name="certificate"
          label={labels.fields.certificate}
          hint={certificates.length === 0 ? hints.none : hints[isNew ? 'new' : 'edited']}
          isRequired
          placeholder={labels.chooseCertificate}
          options={[
            ...certificates.map(({ idCertificate, name }) => ({ value: String(idCertificate), label: name })),
            { value: NO_CERTIFICATE, label: labels.noCertificate },
          ]}
        />
      )}
    </QueryStates>
  );
}

function InstructorsField({ form, isReadOnly }: Required<Pick<ClassFormFieldsProps, 'form' | 'isReadOnly'>>) {
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
