import { usePageTitle } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { useKeptVisits } from 'shared-kit/tracking';
import { PageContainer, PageHeader } from 'shared-kit/ui';
import { CarouselHome } from './carousel-home.tsx';
import { labels } from './labels.ts';

/** The home of a tenant whose portal is made of sections (decision 4). */
export function Piece() {
  const { viewer } = useActiveSession();
  const [firstName = viewer.name] = viewer.name.split(' ');
  usePageTitle(labels.title);
  useKeptVisits();
  return (
    <PageContainer>
      <PageHeader title={labels.greeting(firstName)} description={labels.invitation} />
      <CarouselHome />
    </PageContainer>
  );
}
