import { useState } from 'react';
import { EXTERNAL_COURSES_PAGE_SIZE, REJECTION_REASON_MAX_LENGTH } from '@shared-kit/contracts/journey';
import type { TeamExternalCourse } from '@shared-kit/contracts/journey';
import {
  Button,
  Checkbox,
  EmptyState,
  Icon,
  Pagination,
  QueryStates,
  SkeletonText,
  Stack,
  VisuallyHidden,
} from '@shared-kit/ui';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { usePageCount } from '../../lib/use-page-count.ts';
import cardStyles from '../../lib/answer-card.module.css';
import { useAnswerCourse, useTeamCourses } from './course-approvals.queries.ts';
import { CourseCard } from './course-card.tsx';
import { labels } from './labels.ts';

/** List of the external courses that wait for the person's answer or, on request, of the answered ones. */
export function TeamCourses() {
  const [page, setPage] = useState(1);
  const [isAnswered, setAnswered] = useState(false);
  const [toReject, setToReject] = useState<TeamExternalCourse>();
  const query = useTeamCourses({ page, isAnswered });
  const pageCount = usePageCount(query, { page, pageSize: EXTERNAL_COURSES_PAGE_SIZE, setPage });
  const { answer, isBusy } = useAnswerCourse();
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      <Checkbox
        label={labels.showAnswered}
        checked={isAnswered}
        onChange={() => {
          setAnswered(!isAnswered);
          setPage(1);
        }}
      />
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ totalRecords }) => totalRecords === 0}
        empty={
          <EmptyState
            icon={<Icon name={isAnswered ? 'list-checks' : 'check-circle'} size={28} />}
            title={isAnswered ? labels.noneAnswered : labels.empty}
            description={isAnswered ? undefined : labels.emptyHint}
          />
        }
      >
        {({ result }) => (
          <>
            <ul className={cardStyles.list} aria-label={isAnswered ? labels.answered : labels.pending}>
              {result.map((course) => (
                <CourseCard key={course.idUserExternalCourse} course={course}>
                  {course.status === 'PENDING' && (
                    <>
                      <Button
                        size="small"
                        variant="secondary"
                        disabled={isBusy}
                        aria-label={labels.rejectOne(course.person.name, course.title)}
                        onClick={() => setToReject(course)}
                      >
                        {labels.reject}
                      </Button>
                      <Button
                        size="small"
                        disabled={isBusy}
                        aria-label={labels.approveOne(course.person.name, course.title)}
                        onClick={() => void answer(course)}
                      >
                        {labels.approve}
                      </Button>
                    </>
                  )}
                </CourseCard>
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
          </>
        )}
      </QueryStates>
      {toReject && (
        <ReasonDialog
          id={`reject-course-${toReject.idUserExternalCourse}`}
          title={labels.rejectTitle}
          description={`${toReject.person.name}: ${toReject.title}`}
          hint={labels.rejectHint}
          refuse={labels.reject}
          maxLength={REJECTION_REASON_MAX_LENGTH}
          onClose={() => setToReject(undefined)}
          onRefuse={(reason) => answer(toReject, reason)}
        />
      )}
    </Stack>
  );
}
