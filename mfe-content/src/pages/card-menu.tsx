import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { UnknownPath } from '@shared-kit/runtime/federation';
import { routeId, usePageTitle, useParams } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { PageContainer } from '@shared-kit/ui';
import { CardMenu } from '../features/show-child-sections/card-menu.tsx';
import { childSections } from '../lib/section-tree.rules.ts';
import { useSectionTrail } from '../lib/use-section-trail.ts';

/** Renders the child sections of a section as cards (A2r-17). */
export function Page() {
  const id = routeId(useParams()['id']);
  const section = useActiveSession().menu.find(({ idSection }) => idSection === id);
  return section ? <Cards section={section} /> : <UnknownPath />;
}

function Cards({ section }: { section: MenuSection }) {
  const { menu } = useActiveSession();
  const { text } = section.menuOption;
  const trail = useSectionTrail(section);
  usePageTitle(text, [...trail, { title: text, to: sectionPath(section) }]);
  return (
    <PageContainer>
      <CardMenu section={section} sections={childSections(menu, section.idSection)} />
    </PageContainer>
  );
}
