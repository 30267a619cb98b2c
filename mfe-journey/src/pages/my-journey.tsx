import { journeyTabPath } from '@shared-kit/contracts/journey';
import { lazyComponent, useConditionValues } from '@shared-kit/runtime/federation';
import { useNavigate, usePageTitle, useParams } from '@shared-kit/runtime/router';
import { PageContainer, PageHeader, Skeleton, SkeletonGroup, SkeletonText, Stack } from '@shared-kit/ui';
import { InOrder, useIsLate } from '@shared-kit/ui/in-order';
import { Tabs } from '@shared-kit/ui/overlays';
import { useBadges } from '../features/list-badges/badges.queries.ts';
import { ListCertificates } from '../features/list-certificates/list-certificates.tsx';
import { ListEnrollments } from '../features/list-enrollments/list-enrollments.tsx';
import { ListHistory } from '../features/list-history/list-history.tsx';
import { ListImpactEvaluations } from '../features/list-impact-evaluations/list-impact-evaluations.tsx';
import { ListRequests } from '../features/list-requests/list-requests.tsx';
import { RemindOfImpactEvaluations } from '../features/remind-impact-evaluations/remind-impact-evaluations.tsx';
import { ShowRanking } from '../features/show-ranking/show-ranking.tsx';
import { availableTabs, openTab } from '../lib/journey-tabs.rules.ts';
import type { AvailableTab } from '../lib/journey-tabs.rules.ts';
import { labels } from './labels.ts';

// Loads the tab and its form on demand.
const ListExternalCourses = lazyComponent(
  async () => (await import('../features/list-external-courses/list-external-courses.tsx')).ListExternalCourses,
  <SkeletonText lines={6} />,
);

// Only tenants with badges load them.
const ListBadges = lazyComponent(
  async () => (await import('../features/list-badges/list-badges.tsx')).ListBadges,
  <SkeletonText lines={6} />,
);
const waiting = (
  <SkeletonGroup>
    <Stack gap={4}>
      <Skeleton height="2.75rem" />
      <Skeleton height="14rem" />
    </Stack>
  </SkeletonGroup>
);
const BadgeNotice = lazyComponent(
  async () => (await import('../features/list-badges/badge-notice.tsx')).BadgeNotice,
  waiting,
);

const contents = {
  registered: <ListEnrollments />,
  requestEnrollmentStatus: <ListRequests />,
  historic: <ListHistory />,
  certificates: <ListCertificates />,
  impactEvaluation: <ListImpactEvaluations />,
  gamification: <ShowRanking />,
  badges: <ListBadges />,
  externalCourse: <ListExternalCourses />,
} satisfies Record<AvailableTab, unknown>;

/** Page with the learner's trainings in progress, history, certificates and points. */
export function Page() {
  const available = availableTabs(useConditionValues().flags);
  const tab = openTab(useParams()['tab'], available);
  const navigate = useNavigate();
  usePageTitle(tab === 'registered' ? labels.title : labels.tabs[tab]);
  return (
    <PageContainer>
      {tab === 'registered' && available.includes('impactEvaluation') && <RemindOfImpactEvaluations />}
      <PageHeader title={labels.title} description={labels.description} />
      <InOrder>
        {available.includes('badges') && tab !== 'badges' && <NewBadges />}
        <Tabs
          label={labels.title}
          value={tab}
          onValueChange={(key) => void navigate(journeyTabPath(openTab(key, available)))}
          tabs={available.map((key) => ({ key, label: labels.tabs[key], content: contents[key] }))}
        />
      </InOrder>
    </PageContainer>
  );
}

/**
 * Waits for the badges, because a notice of new ones stands above the tabs. Badges that come late hold nothing: their
 * notice waits for the next visit.
 */
function NewBadges() {
  const { data, isPending } = useBadges();
  const isLate = useIsLate(isPending);
  if (isLate) return null;
  if (isPending) return waiting;
  return data?.badges.some(({ isNew }) => isNew) ? <BadgeNotice /> : null;
}
