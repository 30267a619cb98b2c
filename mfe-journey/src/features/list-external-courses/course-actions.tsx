import { useRef } from 'react';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { Button } from '@shared-kit/ui';
import { modeOf } from './course-mode.rules.ts';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';

export interface CourseActionsProps {
  readonly course: ExternalCourse;
  onOpen(course: ExternalCourse): void;
  onCancel(course: ExternalCourse): void;
}

/** Actions of a course, by its status (B4.8). */
export function CourseActions({ course, onOpen, onCancel }: CourseActionsProps) {
  const open = modeOf(course) === 'edit' ? labels.edit : labels.view;
  const openButton = useRef<HTMLButtonElement>(null);
  const cancel = (): void => {
    // Returns focus to the neighbouring button, because the pressed one disappears after the cancellation.
    openButton.current?.focus();
    onCancel(course);
  };
  return (
    <span className={styles.actions}>
      <Button
        ref={openButton}
        variant="secondary"
        size="small"
        aria-label={labels.ofCourse(open, course.title)}
        onClick={() => onOpen(course)}
      >
        {open}
      </Button>
      {course.status === 'PENDING' && (
        <Button variant="ghost" size="small" aria-label={labels.ofCourse(labels.cancel, course.title)} onClick={cancel}>
          {labels.cancel}
        </Button>
      )}
    </span>
  );
}
