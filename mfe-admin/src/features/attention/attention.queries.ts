import {
  adminEnrolmentsPath,
  adminExpiriesPath,
  adminInboxPath,
  adminJobsPath,
  adminPeoplePath,
  adminScormProblemsPath,
  countLateEnrolments,
  listAdminComments,
  listAdminCourses,
  listAdminJobs,
  listAdminMessages,
  listAdminRequests,
  listAdminUploads,
  listConfirmations,
  listExpiries,
  listPeople,
  listScormContents,
} from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import type { IconName } from '@shared-kit/ui';

/** One thing that may need attention, and the page of its action. */
export interface Entry {
  readonly key:
    | 'confirmations'
    | 'jobs'
    | 'packages'
    | 'requests'
    | 'courses'
    | 'comments'
    | 'messages'
    | 'uploads'
    | 'late'
    | 'expiries'
    | 'never';
  readonly count: number;
  /** True when there are more than the count says. */
  readonly isMore?: boolean;
  readonly icon: IconName;
  readonly to: string;
}

/** Reads how much of each thing waits, of what the person has the right to see. */
export function useAttention(rights: readonly AdminRight[]) {
  const asRead = (right: AdminRight) => ({ enabled: rights.includes(right), staleTime: 0 });
  const query = { limit: 1 };
  const jobs = useApiQuery(listAdminJobs, { query: { only: 'failed', ...query } }, asRead('admin.enter'));
  const requests = useApiQuery(listAdminRequests, { query }, asRead('requests.answer'));
  const courses = useApiQuery(listAdminCourses, { query }, asRead('requests.answer'));
  const comments = useApiQuery(
    listAdminComments,
    { query: { state: 'reported', ...query } },
    asRead('community.moderate'),
  );
  const messages = useApiQuery(
    listAdminMessages,
    { query: { state: 'reported', ...query } },
    asRead('community.moderate'),
  );
  const uploads = useApiQuery(listAdminUploads, { query }, asRead('community.moderate'));
  const never = useApiQuery(listPeople, { query: { state: 'never', ...query } }, asRead('people.read'));
  const confirmations = useApiQuery(listConfirmations, {}, asRead('people.privacy'));
  const packages = useApiQuery(listScormContents, {}, asRead('trainings.read'));
  const late = useApiQuery(countLateEnrolments, {}, asRead('enrolments.read'));
  const expiries = useApiQuery(listExpiries, { query }, asRead('enrolments.read'));
  const failedPackages = packages.data?.contents.filter(({ state }) => state === 'broken' || state === 'held') ?? [];
  const queries = [
    confirmations,
    jobs,
    packages,
    requests,
    courses,
    comments,
    messages,
    uploads,
    late,
    expiries,
    never,
  ];
  const entries: readonly Entry[] = [
    {
      key: 'confirmations',
      count: confirmations.data?.total ?? 0,
      icon: 'shield',
      to: adminInboxPath('confirmacoes'),
    },
    { key: 'jobs', count: jobs.data?.total ?? 0, icon: 'alert-circle', to: adminJobsPath },
    { key: 'packages', count: failedPackages.length, icon: 'package', to: adminScormProblemsPath },
    {
      key: 'requests',
      count: requests.data?.total ?? 0,
      icon: 'clipboard-check',
      to: adminInboxPath('matriculas'),
    },
    { key: 'courses', count: courses.data?.total ?? 0, icon: 'file', to: adminInboxPath('cursos') },
    { key: 'comments', count: comments.data?.total ?? 0, icon: 'flag', to: adminInboxPath('comentarios') },
    { key: 'messages', count: messages.data?.total ?? 0, icon: 'chat', to: adminInboxPath('mensagens') },
    { key: 'uploads', count: uploads.data?.total ?? 0, icon: 'upload', to: adminInboxPath('envios') },
    {
      key: 'late',
      count: late.data?.late ?? 0,
      isMore: late.data?.isMore ?? false,
      icon: 'calendar',
      to: adminEnrolmentsPath,
    },
    {
      key: 'expiries',
      count: expiries.data?.total ?? 0,
      isMore: expiries.data?.isMore ?? false,
      icon: 'certificate',
      to: adminExpiriesPath,
    },
    { key: 'never', count: never.data?.total ?? 0, icon: 'clock', to: `${adminPeoplePath}?acesso=never` },
  ];
  return {
    entries: entries.filter(({ count }) => count > 0),
    failed: queries.find(({ isError }) => isError),
    isLoading: queries.some(({ isLoading }) => isLoading),
  };
}
