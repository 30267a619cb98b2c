import { menuFlags } from '@shared-kit/contracts/delivery';
import { useConditionValues } from '@shared-kit/runtime/federation';
import { usePageTitle, useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, Icon, PageContainer, PageHeader } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { labels as courseLabels } from '../features/answer-courses/labels.ts';
import { TeamCourses } from '../features/answer-courses/team-courses.tsx';
import { AnsweredRequests } from '../features/answer-requests/answered-requests.tsx';
import { labels } from '../features/answer-requests/labels.ts';
import { PendingRequests } from '../features/answer-requests/pending-requests.tsx';
import { labels as commentLabels } from '../features/decide-comments/labels.ts';
import { TeamComments } from '../features/decide-comments/team-comments.tsx';

const tabs = [
  { key: 'pending', label: labels.tabs.pending, content: <PendingRequests /> },
  { key: 'answered', label: labels.tabs.answered, content: <AnsweredRequests /> },
  { key: 'externalCourse', label: courseLabels.tab, content: <TeamCourses />, flag: menuFlags.externalCourses },
  { key: 'comments', label: commentLabels.tab, content: <TeamComments /> },
] as const;

/** Page on which leaders and administrators answer the enrolment requests, external courses and reported comments of their people. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { flags } = useConditionValues();
  const mayAnswer = flags.has(menuFlags.answersRequests);
  const shown = tabs.filter((tab) => !('flag' in tab) || flags.has(tab.flag));
  const tab = shown.find(({ key }) => key === params.get('tab'))?.key ?? 'pending';
  usePageTitle(labels.title);
  if (!mayAnswer)
    return (
      <EmptyState
        isPage
        icon={<Icon name="lock" size={28} />}
        title={labels.notAllowed}
        description={labels.notAllowedHint}
      />
    );
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <Tabs
        label={labels.title}
        value={tab}
        onValueChange={(key) => setParams(key === 'pending' ? {} : { tab: key }, { replace: true })}
        tabs={shown.map(({ key, label, content }) => ({ key, label, content }))}
      />
    </PageContainer>
  );
}
