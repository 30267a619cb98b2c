import { useState } from 'react';
import { EXTERNAL_COURSES_PAGE_SIZE, externalCourseStatuses } from '@shared-kit/contracts/journey';
import type { ExternalCourse, ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { formatDate } from '@shared-kit/contracts/calendar';
import {
  Button,
  EmptyState,
  Icon,
  Pagination,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
  VisuallyHidden,
} from '@shared-kit/ui';
import type { IconName, TableColumn } from '@shared-kit/ui';
import { StatusFilter } from '../../lib/status-filter/status-filter.tsx';
import { usePageCount } from '../../lib/use-page-count.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CourseActions } from './course-actions.tsx';
import type { CourseActionsProps } from './course-actions.tsx';
import { CourseDialog } from './course-dialog.tsx';
import { courseChoice, firstChoice, hasAll } from './course-filter.rules.ts';
import { useExternalCourses } from './external-courses.queries.ts';
import { labels } from './labels.ts';
import styles from './list-external-courses.module.css';

const appearances: Readonly<
  Record<ExternalCourseStatus, { tone: 'success' | 'danger' | 'warning' | 'neutral'; icon: IconName }>
> = {
  APPROVED: { tone: 'success', icon: 'check-circle' },
  PENDING: { tone: 'warning', icon: 'hourglass' },
  REJECTED: { tone: 'danger', icon: 'x-circle' },
  CANCELED: { tone: 'neutral', icon: 'circle' },
};

/** Shows the answer date of answered courses only (decision 250). */
const isAnswered = (status: ExternalCourseStatus): boolean => status === 'APPROVED' || status === 'REJECTED';

function columns(actions: Omit<CourseActionsProps, 'course'>): TableColumn<ExternalCourse>[] {
  return [
    {
      key: 'title',
      header: labels.columns.title,
      isTitle: true,
      cell: ({ title, entityName }) => (
        <>
          {title}
          <span className={styles.entity}>{entityName}</span>
        </>
      ),
    },
    { key: 'requested', header: labels.columns.requested, cell: ({ creationDate }) => formatDate(creationDate) },
    {
      key: 'status',
      header: labels.columns.status,
      cell: ({ status }) => (
        <Status tone={appearances[status].tone} icon={<Icon name={appearances[status].icon} size={16} />}>
          {labels.status[status]}
        </Status>
      ),
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
  const [chosen, setChosen] = useState(firstChoice);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open>();
  const [canceling, setCanceling] = useState<ExternalCourse>();
  const query = useExternalCourses(chosen, page);
  const pageCount = usePageCount(query, { page, pageSize: EXTERNAL_COURSES_PAGE_SIZE, setPage });
  const choose = (next: readonly ExternalCourseStatus[]): void => {
    setChosen(next);
    setPage(1);
  };
  const register = (
    <Button icon={<Icon name="plus" size={20} />} onClick={() => setOpen({ course: undefined })}>
      {labels.register}
    </Button>
  );
  return (
    <Stack gap={6}>
      <div className={styles.top}>
        <p className={styles.muted}>{labels.description}</p>
        {register}
      </div>
      <StatusFilter choice={courseChoice} labels={labels} chosen={chosen} onChange={choose} />
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={
          <EmptyState
            icon={<Icon name="award" size={28} />}
            title={labels.empty}
            {...(hasAll(chosen)
              ? { description: labels.emptyAll }
              : {
                  description: labels.emptyFiltered,
                  action: (
                    <Button variant="secondary" onClick={() => choose(externalCourseStatuses)}>
                      {labels.showAll}
                    </Button>
                  ),
                })}
          />
        }
      >
        {({ result }) => (
          <>
            <Table
              caption={labels.caption}
              columns={columns({ onOpen: (course) => setOpen({ course }), onCancel: setCanceling })}
              rows={result}
              rowKey={({ idUserExternalCourse }) => idUserExternalCourse}
            />
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
      {open && <CourseDialog course={open.course} onClose={() => setOpen(undefined)} />}
      <CancelDialog course={canceling} onClose={() => setCanceling(undefined)} />
    </Stack>
  );
}
