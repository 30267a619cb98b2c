import type { MenuSection } from '@shared-kit/contracts/identity';
import { UnknownPath } from '@shared-kit/runtime/federation';
import { routeId, usePageTitle, useParams } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { usePendingVisits } from '@shared-kit/runtime/tracking';
import { PageContainer } from '@shared-kit/ui';
import { DesignedSection } from '../features/design-section/designed-section.tsx';
import { WayBack } from '../features/design-section/way-back.tsx';
import { ChildSections } from '../features/show-child-sections/child-sections.tsx';
import { screenOf } from '../features/show-section/section-screens.rules.ts';
import { SectionUnavailable } from '../features/show-section/section-unavailable.tsx';
import { childSections } from '../lib/section-tree.rules.ts';
import { useScreenVisit } from '../lib/use-screen-visit.ts';
import { useSectionTrail } from '../lib/use-section-trail.ts';
import { sectionScreens, showsChildren } from './section-screens.tsx';

/** Renders a section of the menu on the screen of its type number (A2r-15, A2s-01). */
export function Page() {
  const id = routeId(useParams()['idSection']);
  const section = useActiveSession().menu.find(({ idSection }) => idSection === id);
  usePendingVisits();
  return section ? <Section key={section.idSection} section={section} /> : <UnknownPath />;
}

function Section({ section }: { section: MenuSection }) {
  const { menu } = useActiveSession();
  const screen = screenOf(section.idSectionType);
  const Screen = screen && sectionScreens[screen];
  const trail = useSectionTrail(section);
  usePageTitle(section.menuOption.text, trail);
  useScreenVisit(section.idSection);
  return (
    <DesignedSection idSection={section.idSection}>
      <PageContainer>
        <WayBack idSection={section.idSection} trail={trail} />
        {Screen ? <Screen section={section} /> : <SectionUnavailable />}
        {!(screen && showsChildren.has(screen)) && (
          <ChildSections section={section} sections={childSections(menu, section.idSection)} />
        )}
      </PageContainer>
    </DesignedSection>
  );
}
