import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'shared-kit/router';
import { useTenant } from 'shared-kit/session';
import { InstallOffer } from '../features/install-app/install-offer.tsx';
import { lastContentIn } from '../features/return-to-content/last-content.rules.ts';
import { offerNow } from './gates.rules.ts';

const ReturnDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "gates" */ './gate-dialogs.ts')).ReturnDialog }));

/** What the open portal offers at home after the login, one thing at a time. */
export function HomeOffers(): ReactNode {
  const { pathname, state } = useLocation();
  const { lastContentRedirect } = useTenant();
  const last = lastContentIn(state);
  const offer = offerNow({ returns: lastContentRedirect, pathname, hasLastContent: last !== undefined });
  if (offer === 'install') return <InstallOffer />;
  if (offer !== 'last-content' || !last) return null;
  return (
    <Suspense fallback={null}>
      <ReturnDialog last={last} />
    </Suspense>
  );
}
