import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { homeOffersSlot } from '@shared-kit/contracts/delivery';
import { Slot, lazyComponent } from '@shared-kit/runtime/federation';
import { useLocation } from '@shared-kit/runtime/router';
import { useTenant } from '@shared-kit/runtime/session';
import { InstallOffer } from '../features/install-app/install-offer.tsx';
import { lastContentIn } from '../features/return-to-content/last-content.rules.ts';
import { Contained } from '../lib/contained/contained.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { offerNow } from './gates.rules.ts';

const ReturnDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "gates" */ './gate-dialogs.ts')).ReturnDialog,
);

/** Shows the offers at home after the login, one at a time. */
export function HomeOffers(): ReactNode {
  const { pathname, state } = useLocation();
  const { lastContentRedirect } = useTenant();
  const last = lastContentIn(state);
  const offer = offerNow({ returns: lastContentRedirect, pathname, hasLastContent: last !== undefined });
  if (offer === 'install') {
    return (
      <>
        <InstallOffer />
        <RemoteOffers />
      </>
    );
  }
  if (offer !== 'last-content' || !last) return null;
  return (
    <Contained>
      <ReturnDialog last={last} />
    </Contained>
  );
}

/** Renders offers of remotes after the page itself: their code would compete for the network and the processor. */
function RemoteOffers(): ReactNode {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true), { settlesMs: 1_000, atLatestMs: 2_000 }), []);
  return isTime && <Slot slot={homeOffersSlot} props={{}} />;
}
