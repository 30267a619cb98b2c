import { useState } from 'react';
import { ApiError, call, useInvalidate } from '@shared-kit/runtime/api';
import {
  createExternalCourse,
  evidenceFault,
  evidenceName,
  findExternalCourse,
  listExternalCourses,
  sendEvidence,
  updateExternalCourse,
} from '@shared-kit/contracts/journey';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { useNotNow } from '@shared-kit/runtime/federation';
import { dayKey } from '@shared-kit/contracts/calendar';
import { fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { faultOf, fieldsOf, payloadOf } from './course-form.rules.ts';
import type { CourseFields } from './course-form.rules.ts';
import type { CourseMode } from './course-mode.rules.ts';
import { labels } from './labels.ts';

/** Evidence in the form: none, the stored one, or a new file that is uploaded on save. */
export type EvidenceChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly path: string }
  | { readonly kind: 'chosen'; readonly file: File; readonly token: string };

export interface Failure {
  readonly text: string;
  /** Error message from the server. */
  readonly detail: string;
}

/** Input of the save. */
interface Edited {
  readonly mode: CourseMode;
  /** Latest version of the course, when it has been read. */
  readonly course: ExternalCourse | undefined;
  onSaved(): void;
}

/** Manages the form of a course and its save: first the file, then the course. Typed values survive every failure. */
export function useCourseForm({ mode, course, onSaved }: Edited) {
  const [today] = useState(() => dayKey(new Date()));
  // Uses one id for all retries, so a repeated request creates one course.
  const [idSubmission] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<EvidenceChoice>();
  const evidence = chosen ?? evidenceOf(course);
  const [fileFault, setFileFault] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const known = fieldsOf(course);
  // Adopts remote changes made since the list was read; fields being edited keep their values.
  const { form, isBusy, onSubmit } = useApiForm<CourseFields>({
    schema: courseSchema(today),
    defaultValues: known,
    values: known,
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    notNow: 'external course that was not saved',
    submit: save,
    onFailure: (error) => {
      setFailure({ text: labels.saveFailed, detail: error.message });
      // Refetches the list, because the course may have been answered meanwhile.
      invalidate(listExternalCourses);
      if (error.code === 'journey.external-course-changed') {
        seen.follow();
        invalidate(findExternalCourse);
      }
    },
  });
  const { control } = form;
  const startDate = useWatch({ control, name: 'startDate' });
  const invalidate = useInvalidate();
  // Uses `dirtyFields`: `isDirty` drops typed values when other fields are updated.
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0 || chosen !== undefined;
  const seen = useSeenVersion(course?.lastModifiedDate, isDirty);
  useNotNow(chosen !== undefined, 'evidence of an external course that was not sent');

  /** Uploads the evidence and returns its path, or undefined when the upload failed. */
  async function evidencePath(): Promise<string | null | undefined> {
    if (evidence.kind !== 'chosen') return evidence.kind === 'kept' ? evidence.path : null;
    try {
      const { file, token } = evidence;
      const { externalCourse } = await call(sendEvidence, {
        form: { fileName: evidenceName(file.name), token, fileData: file },
      });
      return externalCourse;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ text: labels.uploadFailed, detail: error.message });
      return undefined;
    }
  }

  async function send(fields: CourseFields, path: string | null): Promise<void> {
    const body = { ...payloadOf(fields), evidencePath: path };
    const id = course?.idUserExternalCourse;
    if (mode === 'edit' && id !== undefined)
      await call(updateExternalCourse, {
        params: { id },
        body: {
          idUserExternalCourse: id,
          ...body,
          ...(seen.version === undefined ? {} : { lastModifiedDate: seen.version }),
        },
      });
    else
      await call(createExternalCourse, {
        body: { ...body, idSubmission, ...(mode === 'resend' ? { idParentUserExternalCourse: id } : {}) },
      });
  }

  async function save(fields: CourseFields): Promise<void> {
    setFailure(undefined);
    const path = await evidencePath();
    if (path === undefined) return;
    await send(fields, path);
    invalidate(listExternalCourses, findExternalCourse);
    onSaved();
  }

  return {
    form,
    today,
    startDate,
    isBusy,
    isDirty,
    onSubmit,
    /** Validates the end date again, because the start date has changed. */
    checkFinishDate: () => {
      if (form.getFieldState('finishDate').isTouched) void form.trigger('finishDate');
    },
    focusFirst: () => form.setFocus('title'),
    failure,
    evidence,
    fileFault,
    chooseFile(file: File): void {
      const fault = evidenceFault(file);
      setFileFault(fault);
      if (fault !== undefined) return;
      setChosen({ kind: 'chosen', file, token: crypto.randomUUID() });
    },
    removeFile(): void {
      setFileFault(undefined);
      setChosen({ kind: 'none' });
    },
  };
}

/** Version of the course that the person has seen. It is pinned while the form is dirty and advances after the conflict message. */
function useSeenVersion(current: string | undefined, isDirty: boolean) {
  const [version, setVersion] = useState(current);
  const [isTold, setTold] = useState(false);
  if (version !== current && (isTold || !isDirty)) {
    setVersion(current);
    setTold(false);
  }
  return { version, follow: () => setTold(true) };
}

function evidenceOf(course: ExternalCourse | undefined): EvidenceChoice {
  const path = course?.evidencePath ?? null;
  return path === null ? { kind: 'none' } : { kind: 'kept', path };
}

const courseSchema = (today: string) =>
  fieldRules<CourseFields>({
    title: (_, fields) => faultOf('title', fields, today),
    entityName: (_, fields) => faultOf('entityName', fields, today),
    type: (_, fields) => faultOf('type', fields, today),
    workload: (_, fields) => faultOf('workload', fields, today),
    startDate: (_, fields) => faultOf('startDate', fields, today),
    finishDate: (_, fields) => faultOf('finishDate', fields, today),
    expirationDate: (_, fields) => faultOf('expirationDate', fields, today),
  });
