import type { MenuSection } from 'shared-kit/contracts/identity';
import { UnknownPath } from 'shared-kit/federation';
import { usePageTitle, useParams } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { useKeptVisits } from 'shared-kit/tracking';
import { ShowSection } from '../features/show-section/show-section.tsx';
import { routeId } from '../lib/route-id.rules.ts';
import { useScreenVisit } from '../lib/use-screen-visit.ts';

/** A section of the menu (A2r-15). */
export function Page() {
  const id = routeId(useParams()['idSection']);
  const section = useActiveSession().menu.find(({ idSection }) => idSection === id);
  useKeptVisits();
  return section ? <Section key={section.idSection} section={section} /> : <UnknownPath />;
}

function Section({ section }: { section: MenuSection }) {
  usePageTitle(section.menuOption.text);
  useScreenVisit(section.idSection);
  return <ShowSection section={section} />;
}
