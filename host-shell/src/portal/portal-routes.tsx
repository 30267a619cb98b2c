import { lazy, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { homeSlot } from 'shared-kit/contracts/platform';
import type { Composition, RemoteRoute } from 'shared-kit/contracts/platform';
import { RemotePage, Slot, conditionHolds, useComposition, useConditionFacts } from 'shared-kit/federation';
import { Route, Routes, usePageTitleStore } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { UpdateNotice } from '../features/offer-update/update-notice.tsx';
import { useUpdate } from '../features/offer-update/use-update.ts';
import { RemoteFailure } from '../features/show-remote-failure/remote-failure.tsx';
import { UnknownPathPage } from '../features/show-unknown-path/unknown-path-page.tsx';
import { CalmFrame } from '../frame/calm-frame.tsx';
import { Frame } from '../frame/frame.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';

const InspectorPage = lazy(async () => ({ default: (await import('../features/inspect-platform/inspector-page.tsx')).InspectorPage }));
const KitGalleryPage = lazy(async () => ({ default: (await import('../features/show-kit-gallery/kit-gallery-page.tsx')).KitGalleryPage }));

interface OwnedRoute extends RemoteRoute {
  readonly remote: string;
}

/** Every route of the portal: the shell's own few, and those the composition's manifests name. `page`: what the document came with. */
export function PortalRoutes({ page }: { readonly page: Composition }): ReactNode {
  const { location, offer } = useUpdate(page);
  const facts = useConditionFacts();
  const { permissions } = useActiveSession();
  const { releases } = useComposition();
  const routes = releases
    .flatMap(({ remote, manifest }) => manifest.routes.map((route): OwnedRoute => ({ ...route, remote })))
    .filter((route) => conditionHolds(route.when, facts));
  const elements = (chrome: RemoteRoute['chrome']): ReactNode =>
    routes.filter((route) => route.chrome === chrome).map((route) => <Route key={route.path} path={route.path} element={pageOf(route)} />);
  return (
    <Routes location={location}>
      <Route element={<CalmFrame />}>{elements('calm')}</Route>
      <Route element={<Frame notice={<UpdateNotice offer={offer} />} />}>
        <Route index element={<Slot slot={homeSlot} props={{}} loading={<PageSkeleton />} broken={(retry) => <RemoteFailure retry={retry} />} empty={<UnknownPathPage />} />} />
        {elements('full')}
        {permissions.developer && <Route path="/__platform" element={<InspectorPage />} />}
        {permissions.developer && <Route path="/__kit" element={<KitGalleryPage />} />}
        <Route path="*" element={<UnknownPathPage />} />
      </Route>
    </Routes>
  );
}

function pageOf(route: OwnedRoute): ReactNode {
  return <OwnedPage key={`${route.remote}/${route.page}`} {...route} />;
}

/** The manifest's title stands until the page has arrived and named itself; set before any effect of the page, which wins. */
function OwnedPage({ remote, page, title }: OwnedRoute): ReactNode {
  useLayoutEffect(() => usePageTitleStore.setState({ title }), [title]);
  return <RemotePage remote={remote} page={page} loading={<PageSkeleton />} broken={(retry) => <RemoteFailure retry={retry} />} unknown={<UnknownPathPage />} />;
}
