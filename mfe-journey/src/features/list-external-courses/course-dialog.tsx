import { useEffect, useId, useRef, useState } from 'react';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { ConfirmDialog, Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { CourseForm } from './course-form.tsx';
import { modeOf, noticeOf } from './course-mode.rules.ts';
import type { CourseMode } from './course-mode.rules.ts';
import { useCourseDetails } from './external-courses.queries.ts';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';
import { useCourseForm } from './use-course-form.ts';
import type { Failure } from './use-course-form.ts';

interface CourseDialogProps {
  /** Course to open; undefined registers a new one. */
  readonly course: ExternalCourse | undefined;
  onClose(): void;
}

const done = { register: labels.registered, edit: labels.saved, resend: labels.resent } as const;

/** Dialog that registers, shows or edits a course (B2.12-07). It is mounted only while it is open. */
export function CourseDialog({ course: listed, onClose }: CourseDialogProps) {
  const details = useCourseDetails(listed?.idUserExternalCourse);
  const course = details ?? listed;
  const mode = modeOf(course);
  // Opens a rejected course read-only; a button switches to editing (B4.8-04).
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = mode === 'register' || mode === 'edit' || (mode === 'resend' && wantsEdit);
  const [isLeaving, setLeaving] = useState(false);
  const formId = useId();
  const state = useCourseForm({
    mode,
    course,
    onSaved() {
      if (mode !== 'view') notify({ kind: 'success', text: done[mode] });
      onClose();
    },
  });
  const leave = (): void => {
    if (state.isBusy) return;
    if (isEditing && state.isDirty) setLeaving(true);
    else onClose();
  };
  const edit = (): void => {
    setWantsEdit(true);
    // Moves the focus, because the pressed button disappears.
    state.focusFirst();
  };
  const notice = course && !isEditing ? noticeOf(course) : undefined;
  return (
    <>
      <Dialog
        isOpen
        onClose={leave}
        isSwipeable={!isEditing}
        title={titleOf(mode, isEditing)}
        footer={
          <Buttons
            mode={mode}
            isEditing={isEditing}
            isBusy={state.isBusy}
            formId={formId}
            onEdit={edit}
            onLeave={leave}
          />
        }
      >
        <Stack gap={5}>
          {notice !== undefined && <Alert tone={course?.hasResubmission ? 'info' : 'warning'}>{notice}</Alert>}
          {course?.status === 'REJECTED' && course.statusReason !== '' && (
            <div className={styles.reason}>
              <h3 className={styles.reasonTitle}>{labels.reason}</h3>
              <p>{course.statusReason}</p>
            </div>
          )}
          <CourseForm state={state} id={formId} evidence={details?.evidence ?? null} isReadOnly={!isEditing} />
          {state.failure && <SaveFailure failure={state.failure} />}
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        title={labels.discard.title}
        cancelLabel={labels.discard.stay}
        confirmLabel={labels.discard.confirm}
        tone="danger"
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </>
  );
}

function titleOf(mode: CourseMode, isEditing: boolean): string {
  return labels.titles[mode === 'resend' && !isEditing ? 'view' : mode];
}

/** Scrolls into view, because the pressed button may be far below the visible area. */
function SaveFailure({ failure }: { readonly failure: Failure }) {
  const place = useRef<HTMLDivElement>(null);
  // Returns nothing: some browsers return a promise, which is not a valid effect clean-up.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), [failure]);
  return (
    <div ref={place}>
      <Alert tone="danger" title={failure.text}>
        {failure.detail}
      </Alert>
    </div>
  );
}

interface ButtonsProps {
  readonly mode: CourseMode;
  readonly isEditing: boolean;
  readonly isBusy: boolean;
  readonly formId: string;
  onEdit(): void;
  onLeave(): void;
}

function Buttons({ mode, isEditing, isBusy, formId, onEdit, onLeave }: ButtonsProps) {
  if (mode === 'view') return <Button onClick={onLeave}>{labels.understood}</Button>;
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={onLeave}>
        {isEditing ? labels.leave : labels.close}
      </Button>
      {isEditing ? (
        <Button key="save" type="submit" form={formId} isBusy={isBusy}>
          {mode === 'resend' ? labels.resend : labels.save}
        </Button>
      ) : (
        <Button key="edit" onClick={onEdit}>
          {labels.edit}
        </Button>
      )}
    </>
  );
}
