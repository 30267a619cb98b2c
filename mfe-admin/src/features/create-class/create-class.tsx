import { useEffect, useRef, useState } from 'react';
import { adminClassPath, createClass } from '@shared-kit/contracts/admin';
import type { AdministeredClass, ClassCertificates } from '@shared-kit/contracts/admin';
import { call } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import { Alert, Button, Card, Cluster, Field, Select } from '@shared-kit/ui';
import { useApiForm } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';
import { notify } from '@shared-kit/ui/toast';
import { ClassFormFields } from '../../lib/class-form/class-form-fields.tsx';
import {
  classRules,
  copyOf,
  emptyClass,
  fieldsOf,
  formIssues,
  usualCertificate,
  valuesOf,
} from '../../lib/class-form/class-values.rules.ts';
import type { ClassValues } from '../../lib/class-form/class-values.rules.ts';
import { useClassCertificates, useRefreshClasses } from '../../lib/classes.queries.ts';
import { labels } from './labels.ts';
import layout from '../../lib/form-beside-preview/form-beside-preview.module.css';

interface CreateClassProps {
  trainings: readonly { readonly idTraining: number; readonly title: string }[];
  /** Training that is chosen at first. */
  idTraining: number | undefined;
  /** Class that is copied. */
  copied: AdministeredClass | undefined;
}

/** Form that creates a class, or copies one. */
export function CreateClass({ trainings, idTraining, copied }: CreateClassProps) {
  const [chosen, setChosen] = useState(copied?.idTraining ?? idTraining);
  const [isMissing, setMissing] = useState(false);
  const [clientId] = useState(() => crypto.randomUUID());
  const refresh = useRefreshClasses();
  const navigate = useNavigate();
  const { form, failure, isBusy, onSubmit } = useApiForm({
    schema: classRules,
    defaultValues: valuesOf(copied ? copyOf(copied.fields) : emptyClass),
    notNow: 'a class is being created',
    issuesOf: ({ issues }) => formIssues(issues),
    submit: async (values) => {
      if (chosen === undefined) {
        setMissing(true);
        return;
      }
      const body = { clientId, idTraining: chosen, copyOf: copied?.idClass ?? null, fields: fieldsOf(values) };
      const { idClass } = await call(createClass, { body });
      refresh();
      notify({ kind: 'success', text: labels.created });
      await navigate(adminClassPath(idClass));
    },
  });
  const certificates = useClassCertificates(chosen);
  const hasUsual = chosen !== undefined && !copied;
  useUsualCertificate(form, hasUsual ? certificates.data : undefined);
  return (
    <form className={layout.form} noValidate onSubmit={onSubmit}>
      {copied && <Alert title={labels.copyHint} />}
      {failure && <Alert tone="danger" title={failure.message} />}
      <Card>
        <Field label={labels.training} isRequired error={isMissing ? labels.trainingRequired : undefined}>
          <Select
            placeholder={labels.select}
            disabled={copied !== undefined}
            value={chosen === undefined ? '' : String(chosen)}
            options={trainings.map(({ idTraining: id, title }) => ({ value: String(id), label: title }))}
            onChange={({ target }) => {
              setChosen(target.value === '' ? undefined : Number(target.value));
              setMissing(false);
            }}
          />
        </Field>
      </Card>
      <ClassFormFields form={form} idTraining={chosen} isNew />
      <Cluster justify="end">
        <Button type="submit" isBusy={isBusy} disabled={hasUsual && certificates.isPending}>
          {labels.create}
        </Button>
      </Cluster>
    </form>
  );
}

/** Chooses the certificate that the training's other classes give, until somebody chooses another one. */
function useUsualCertificate(form: ApiForm<ClassValues>['form'], choices: ClassCertificates | undefined): void {
  const last = useRef('');
  useEffect(() => {
    if (!choices) return;
    const usual = usualCertificate(choices);
    if (form.getValues('certificate') === last.current) form.setValue('certificate', usual);
    last.current = usual;
  }, [form, choices]);
}
