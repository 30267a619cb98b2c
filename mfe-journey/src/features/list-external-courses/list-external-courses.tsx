import { useState } from 'react';
import { EXTERNAL_COURSES_PAGE_SIZE } from '@shared-kit/contracts/journey';
import type { ExternalCourse, ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button, Icon, Stack } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { RequestStatusMark, TitleCell } from '../../lib/status-list/request-cells.tsx';
import { StatusList } from '../../lib/status-list/status-list.tsx';
import { useStatusPages } from '../../lib/status-list/use-status-pages.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CourseActions } from './course-actions.tsx';
import type { CourseActionsProps } from './course-actions.tsx';
import { CourseDialog } from './course-dialog.tsx';
import { courseChoice, firstChoice } from './course-filter.rules.ts';
import { useExternalCourses } from './external-courses.queries.ts';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';

/** Shows the answer date of answered courses only (decision 250). */
const isAnswered = (status: ExternalCourseStatus): boolean => status === 'APPROVED' || status === 'REJECTED';

function columns(actions: Omit<CourseActionsProps, 'course'>): TableColumn<ExternalCourse>[] {
  return [
    {
      key: 'title',
      header: labels.columns.title,
      isTitle: true,
      cell: ({ title, entityName }) => <TitleCell title={title} below={entityName} />,
    },
    { key: 'requested', header: labels.columns.requested, cell: ({ creationDate }) => formatDate(creationDate) },
    {
      key: 'status',
      header: labels.columns.status,
      cell: ({ status }) => <RequestStatusMark status={status} text={labels.status[status]} />,
    },
    {
      key: 'answered',
      header: labels.columns.answered,
      cell: ({ status, lastModifiedDate }) => (isAnswered(status) ? formatDate(lastModifiedDate) : labels.none),
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      align: 'end',
      cell: (course) => <CourseActions course={course} {...actions} />,
    },
  ];
}

type Open = { readonly course: ExternalCourse | undefined } | undefined;

/** List of the person's external courses and the company's decision on each (B2.12). */
export function ListExternalCourses() {
  const pages = useStatusPages(firstChoice);
  const [open, setOpen] = useState<Open>();
  const [canceling, setCanceling] = useState<ExternalCourse>();
  return (
    <Stack gap={6}>
      <div className={styles.top}>
        <p className={styles.muted}>{labels.description}</p>
        <Button icon={<Icon name="plus" size={20} />} onClick={() => setOpen({ course: undefined })}>
          {labels.register}
        </Button>
      </div>
      <StatusList
        choice={courseChoice}
        pages={pages}
        query={useExternalCourses(pages.chosen, pages.page)}
        pageSize={EXTERNAL_COURSES_PAGE_SIZE}
        labels={labels}
        emptyIcon="award"
        columns={columns({ onOpen: (course) => setOpen({ course }), onCancel: setCanceling })}
        rowKey={({ idUserExternalCourse }) => idUserExternalCourse}
      />
      {open && <CourseDialog course={open.course} onClose={() => setOpen(undefined)} />}
      <CancelDialog course={canceling} onClose={() => setCanceling(undefined)} />
    </Stack>
  );
}
