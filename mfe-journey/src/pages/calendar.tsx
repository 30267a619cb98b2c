import { usePageTitle } from '@shared-kit/runtime/router';
import { PageContainer, PageHeader } from '@shared-kit/ui';
import { labels } from '../features/show-schedule/labels.ts';
import { ShowSchedule } from '../features/show-schedule/show-schedule.tsx';
import { useCalendarPlace } from '../features/show-schedule/use-calendar-place.ts';

/** Page of the person's schedule (B2.1-16). */
export function Page() {
  usePageTitle(labels.title);
  const place = useCalendarPlace();
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <ShowSchedule place={place} />
    </PageContainer>
  );
}
