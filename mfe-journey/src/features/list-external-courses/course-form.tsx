import { EXTERNAL_COURSE_TEXT } from 'shared-kit/contracts/journey';
import type { ExternalCourseDetails } from 'shared-kit/contracts/journey';
import { Field, Select, TextInput } from 'shared-kit/ui';
import { typeOptions } from './course-form.rules.ts';
import { EvidenceField } from './evidence-field.tsx';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';
import type { useCourseForm } from './use-course-form.ts';

interface CourseFormProps {
  readonly state: ReturnType<typeof useCourseForm>;
  readonly id: string;
  readonly evidence: ExternalCourseDetails['evidence'];
  readonly isReadOnly: boolean;
}

const { fields } = labels;

/** What is said of a course; the same form registers, edits and shows it (B2.12-07). Its buttons are the dialog's. */
export function CourseForm({ state, id, evidence, isReadOnly }: CourseFormProps) {
  const { field, errors, today, startDate } = state;
  const isStill = isReadOnly || state.isBusy;
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void state.save(event)}>
      <Field label={fields.title} isRequired={!isReadOnly} className={styles.whole ?? ''} error={errors.title?.message}>
        <TextInput {...field('title')} autoComplete="off" maxLength={EXTERNAL_COURSE_TEXT} readOnly={isStill} />
      </Field>
      <Field
        label={fields.entityName}
        isRequired={!isReadOnly}
        className={styles.whole ?? ''}
        error={errors.entityName?.message}
      >
        <TextInput {...field('entityName')} autoComplete="off" maxLength={EXTERNAL_COURSE_TEXT} readOnly={isStill} />
      </Field>
      <Field label={fields.type} isRequired={!isReadOnly} error={errors.type?.message}>
        <Select {...field('type')} options={typeOptions} placeholder={labels.choose} disabled={isReadOnly} />
      </Field>
      <Field label={fields.workload} isRequired={!isReadOnly} error={errors.workload?.message}>
        <TextInput {...field('workload')} inputMode="decimal" autoComplete="off" maxLength={8} readOnly={isStill} />
      </Field>
      <Field label={fields.startDate} isRequired={!isReadOnly} error={errors.startDate?.message}>
        <TextInput {...field('startDate')} type="date" max={today} readOnly={isStill} />
      </Field>
      <Field label={fields.finishDate} isRequired={!isReadOnly} error={errors.finishDate?.message}>
        <TextInput {...field('finishDate')} type="date" min={startDate} max={today} readOnly={isStill} />
      </Field>
      <Field label={fields.expirationDate} isOptional={!isReadOnly} error={errors.expirationDate?.message}>
        <TextInput {...field('expirationDate')} type="date" readOnly={isStill} />
      </Field>
      <div className={styles.whole}>
        <EvidenceField
          evidence={state.evidence}
          link={evidence}
          error={state.fileFault}
          isReadOnly={isStill}
          onChoose={state.chooseFile}
          onRemove={state.removeFile}
        />
      </div>
    </form>
  );
}
