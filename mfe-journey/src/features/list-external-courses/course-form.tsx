import { EXTERNAL_COURSE_TEXT } from '@shared-kit/contracts/journey';
import type { ExternalCourseDetails } from '@shared-kit/contracts/journey';
import { SelectField, TextField } from '@shared-kit/ui/forms';
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

/** Form that registers, edits and shows a course (B2.12-07). The dialog renders its buttons. */
export function CourseForm({ state, id, evidence, isReadOnly }: CourseFormProps) {
  const { form, today, startDate } = state;
  const isStill = isReadOnly || state.isBusy;
  const required = { form, isRequired: !isReadOnly, readOnly: isStill };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={state.onSubmit}>
      <TextField
        {...required}
        name="title"
        label={fields.title}
        fieldClassName={styles.whole}
        autoComplete="off"
        maxLength={EXTERNAL_COURSE_TEXT}
      />
      <TextField
        {...required}
        name="entityName"
        label={fields.entityName}
        fieldClassName={styles.whole}
        autoComplete="off"
        maxLength={EXTERNAL_COURSE_TEXT}
      />
      <SelectField
        form={form}
        name="type"
        label={fields.type}
        isRequired={!isReadOnly}
        options={typeOptions}
        placeholder={labels.choose}
        disabled={isReadOnly}
      />
      <TextField
        {...required}
        name="workload"
        label={fields.workload}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      <TextField
        {...required}
        name="startDate"
        label={fields.startDate}
        type="date"
        max={today}
        onChange={state.checkFinishDate}
      />
      <TextField {...required} name="finishDate" label={fields.finishDate} type="date" min={startDate} max={today} />
      <TextField
        form={form}
        name="expirationDate"
        label={fields.expirationDate}
        isOptional={!isReadOnly}
        type="date"
        readOnly={isStill}
      />
      <div className={styles.whole}>
        <EvidenceField form={form} link={evidence} isReadOnly={isStill} />
      </div>
    </form>
  );
}
