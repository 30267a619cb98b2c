import { lazyComponent } from '@shared-kit/runtime/federation';
import { usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { usePendingVisits } from '@shared-kit/runtime/tracking';
import { PageContainer, PageHeader, VisuallyHidden } from '@shared-kit/ui';
import { useScreenVisit } from '../../lib/use-screen-visit.ts';
import { CarouselHome } from './carousel-home.tsx';
import { labels } from './labels.ts';

const homes = {
  carousel: CarouselHome,
  row: lazyComponent(async () => (await import('./row-home.tsx')).RowHome),
  mosaic: lazyComponent(async () => (await import('./mosaic-home.tsx')).MosaicHome),
};

const FullscreenHome = lazyComponent(async () => (await import('./fullscreen-home.tsx')).FullscreenHome);

/** Renders the home of a tenant whose portal consists of sections, in the style of its design (decision 4). */
export function SlotComponent() {
  const { viewer, design } = useActiveSession();
  const [firstName = viewer.name] = viewer.name.split(' ');
  usePageTitle(labels.title);
  usePendingVisits();
  useScreenVisit(null);
  if (design.homeType === 'fullscreen') {
    return (
      <>
        <h1>
          <VisuallyHidden>{labels.greeting(firstName)}</VisuallyHidden>
        </h1>
        <FullscreenHome />
      </>
    );
  }
  const Home = homes[design.homeType];
  return (
    <PageContainer>
      <PageHeader title={labels.greeting(firstName)} description={labels.invitation} />
      <Home />
    </PageContainer>
  );
}
