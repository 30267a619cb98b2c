import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { homeSlot, isShellPath } from '@shared-kit/contracts/delivery';
import type { Composition, RemoteRoute } from '@shared-kit/contracts/delivery';
import {
  RemotePage,
  Slot,
  isConditionMet,
  lazyComponent,
  useComposition,
  useConditionValues,
} from '@shared-kit/runtime/federation';
import { Route, Routes, usePageTitleStore } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { usePageViews } from '../boot/use-page-views.ts';
import { UpdateNotice } from '../features/offer-update/update-notice.tsx';
import { useUpdate } from '../features/offer-update/use-update.ts';
import { RemoteFailure } from '../features/show-remote-failure/remote-failure.tsx';
import { UnknownPathPage } from '../features/show-unknown-path/unknown-path-page.tsx';
import { OfflinePage } from '../features/wait-for-network/offline-page.tsx';
import { useSavedPages } from '../features/wait-for-network/use-saved-pages.ts';
import { useNetworkAtStart } from '../features/wait-for-network/use-network-at-start.ts';
import { BareFrame } from '../frame/bare-frame.tsx';
import { Frame } from '../frame/frame.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { useRouteFocus } from '../frame/use-route-focus.ts';
import { UnknownPath } from './unknown-path.tsx';

const ContactPage = lazyComponent(
  async () => (await import('../features/contact-us/contact-page.tsx')).ContactPage,
  <PageSkeleton />,
);
const InspectorPage = lazyComponent(
  async () => (await import('../features/inspect-platform/inspector-page.tsx')).InspectorPage,
  <PageSkeleton />,
);
const KitGalleryPage = lazyComponent(
  async () => (await import('../features/show-kit-gallery/kit-gallery-page.tsx')).KitGalleryPage,
  <PageSkeleton />,
);

interface OwnedRoute extends RemoteRoute {
  readonly remote: string;
}

/**
 * Renders every route of the portal: the shell's own and those of the composition's manifests. A remote's route at an
 * address of the shell is left out. `page` is the composition of the loaded document.
 */
export function PortalRoutes({ page }: { readonly page: Composition }): ReactNode {
  const { location, offer } = useUpdate(page);
  const network = useNetworkAtStart();
  const saved = useSavedPages(network.isMissing, location.pathname);
  // A kept page opens without a network.
  const isWaiting = network.isMissing && !saved.isSavedPage;
  const conditions = useConditionValues();
  usePageViews();
  useRouteFocus(location);
  const { permissions } = useActiveSession();
  const { releases } = useComposition();
  const routes = releases
    .flatMap(({ remote, manifest }) => manifest.routes.map((route): OwnedRoute => ({ ...route, remote })))
    .filter((route) => !isShellPath(route.path) && isConditionMet(route.when, conditions));
  const elements = (chrome: RemoteRoute['chrome']): ReactNode =>
    routes
      .filter((route) => route.chrome === chrome)
      .map((route) => <Route key={route.path} path={route.path} element={pageOf(route)} />);
  const pages = (
    <>
      <Route
        index
        element={
          <Slot
            slot={homeSlot}
            props={{}}
            loading={<PageSkeleton />}
            broken={(retry) => <RemoteFailure retry={retry} />}
            empty={<UnknownPathPage />}
          />
        }
      />
      {elements('full')}
      {elements('wide')}
      <Route path="/contactus" element={<ContactPage unknown={<UnknownPathPage />} />} />
      {permissions.developer && <Route path="/__platform" element={<InspectorPage />} />}
      {permissions.developer && <Route path="/__kit" element={<KitGalleryPage />} />}
      <Route path="*" element={<UnknownPath />} />
    </>
  );
  return (
    <Routes location={location}>
      {!isWaiting && <Route element={<BareFrame />}>{elements('bare')}</Route>}
      <Route element={<Frame notice={<UpdateNotice offer={offer} />} />}>
        {isWaiting && <Route path="*" element={<OfflinePage {...network} saved={saved.groups} />} />}
        {!isWaiting && pages}
      </Route>
    </Routes>
  );
}

function pageOf(route: OwnedRoute): ReactNode {
  return <OwnedPage key={`${route.remote}/${route.page}`} {...route} />;
}

/**
 * Shows the manifest's title until the page has loaded and set its own. A layout effect runs before any effect of the
 * page, so the page's title wins.
 */
function OwnedPage({ remote, page, title }: OwnedRoute): ReactNode {
  useLayoutEffect(() => usePageTitleStore.setState({ title, trail: [] }), [title]);
  return (
    <RemotePage
      remote={remote}
      page={page}
      loading={<PageSkeleton />}
      broken={(retry) => <RemoteFailure retry={retry} />}
      unknown={<UnknownPathPage />}
    />
  );
}
