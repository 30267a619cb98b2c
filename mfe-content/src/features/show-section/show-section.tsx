import type { MenuSection } from 'shared-kit/contracts/identity';
import { PageContainer } from 'shared-kit/ui';
import { CardListScreen } from './card-list-screen.tsx';
import { screenOf } from './section-screens.rules.ts';
import { SectionUnavailable } from './section-unavailable.tsx';

/** The screen of a section, picked by its type number (A2s-01). */
export function ShowSection({ section }: { section: MenuSection }) {
  return (
    <PageContainer>
      {screenOf(section.idSectionType) === 'card-list' ? <CardListScreen section={section} /> : <SectionUnavailable />}
    </PageContainer>
  );
}
