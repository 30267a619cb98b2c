import { useState } from 'react';
import { CourseEvidence } from './course-evidence.tsx';
import { CourseRow } from './course-row.tsx';
import type { useCourses } from './inbox.queries.ts';
import { labels } from './labels.ts';
import { WaitingList } from './waiting-list.tsx';
import styles from './inbox.module.css';

/** External courses with the evidence of the current one beside the list, where there is room. */
export function CoursesTab({ courses }: { courses: ReturnType<typeof useCourses> }) {
  const [current, setCurrent] = useState<number>();
  const { items, idOf } = courses;
  const shown = items.find((item) => idOf(item) === current) ?? items[0];
  return (
    <div
      className={styles.beside}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-row]');
        if (row) setCurrent(Number(row.dataset['row']));
      }}
    >
      <WaitingList
        {...courses}
        words={labels.courses}
        nameOf={({ person, title }) => `${person.name}, ${title}`}
        renderRow={(course, controls) => <CourseRow key={controls.id} course={course} controls={controls} />}
      />
      {shown && <CourseEvidence key={idOf(shown)} course={shown} />}
    </div>
  );
}
