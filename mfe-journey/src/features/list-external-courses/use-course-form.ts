import { useState } from 'react';
import { ApiError, call, useInvalidate } from '@shared-kit/runtime/api';
import {
  createExternalCourse,
  evidenceName,
  findExternalCourse,
  listExternalCourses,
  sendEvidence,
  updateExternalCourse,
} from '@shared-kit/contracts/journey';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { dayKey } from '@shared-kit/contracts/calendar';
import { draftInTab, useActiveSession } from '@shared-kit/runtime/session';
import type { TabDraft } from '@shared-kit/runtime/session';
import { fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { faultOf, fieldsOf, payloadOf } from './course-form.rules.ts';
import type { CourseFields } from './course-form.rules.ts';
import type { CourseMode } from './course-mode.rules.ts';
import { labels } from './labels.ts';

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
  const { idUser } = useActiveSession().viewer;
  const [today] = useState(() => dayKey(new Date()));
  // Uses one id for all retries, so a repeated request creates one course.
  const [idSubmission] = useState(() => crypto.randomUUID());
  // A file keeps its token, so a repeated request stores it once.
  const [tokens] = useState(() => new WeakMap<File, string>());
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
    draft: courseDraft(`${idUser}-${mode}-${course?.idUserExternalCourse ?? 0}`),
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
  const isDirty = Object.keys(form.formState.dirtyFields).length > 0;
  const seen = useSeenVersion(course?.lastModifiedDate, isDirty);

  /** Uploads the evidence and returns its path, or undefined when the upload failed. */
  async function evidencePath(evidence: CourseFields['evidence']): Promise<string | null | undefined> {
    if (!(evidence instanceof File)) return evidence;
    try {
      const token = tokens.get(evidence) ?? crypto.randomUUID();
      tokens.set(evidence, token);
      const { externalCourse } = await call(sendEvidence, {
        form: { fileName: evidenceName(evidence.name), token, fileData: evidence },
      });
      return externalCourse;
    } catch (error) {
      // Without a session the whole save failed: the form keeps the typed values for after the login.
      if (!(error instanceof ApiError) || error.status === 401) throw error;
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
    const path = await evidencePath(fields.evidence);
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
  };
}

/** Returns the place for the typed values of a course. A tab cannot keep the evidence file. */
function courseDraft(name: string): TabDraft {
  const draft = draftInTab(`external-course-${name}`);
  return { ...draft, write: ({ evidence: _, ...fields }) => draft.write(fields) };
}

/** Version of the course that the person has seen. It is pinned while the form is dirty and advances after the conflict message. */
function useSeenVersion(current: string | undefined, isDirty: boolean) {
  const [version, setVersion] = useState(current);
  const [isReported, setReported] = useState(false);
  if (version !== current && (isReported || !isDirty)) {
    setVersion(current);
    setReported(false);
  }
  return { version, follow: () => setReported(true) };
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
