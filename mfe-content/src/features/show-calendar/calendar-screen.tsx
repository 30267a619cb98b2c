import { calendarSectionSlot } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { Slot } from '@shared-kit/runtime/federation';
import { EmptyState, ErrorState, Icon, PageHeader, Skeleton } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Section type 19: the person's schedule, which another remote renders (A2s-34). */
export function CalendarScreen({ section: { menuOption } }: { section: MenuSection }) {
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <Slot
        slot={calendarSectionSlot}
        props={{}}
        loading={<Skeleton ratio="16/9" />}
        broken={(retry) => <ErrorState title={labels.broken} onRetry={retry} />}
        empty={<EmptyState icon={<Icon name="calendar" size={28} />} title={labels.unavailable} />}
      />
    </>
  );
}
