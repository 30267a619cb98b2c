import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider, createQueryClient } from '@shared-kit/runtime/api';
import type { Composition } from '@shared-kit/contracts/delivery';
import { configureFederation, saveMenuFlags, lazyComponent } from '@shared-kit/runtime/federation';
import { useLocation } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import type { BootDocument } from '../boot/boot-document.ts';
import { reportLoads, reportRemoteFault, reportVitalsLater } from '../boot/report-remotes.ts';
import { noteRunning, reportHangs, watchStart } from '../boot/watch-start.ts';
import { storedOverride } from '../features/override-remote/stored-override.ts';
import { isSame, requestedOverride } from '../features/override-remote/override.rules.ts';
import { BellWatch } from '../features/bell/bell-parts.tsx';
import { Plans } from '../features/upgrade-plan/plan-parts.tsx';
import { Contained } from '../lib/contained/contained.tsx';
import { refreshFlagsLater } from '../lib/fresh-flags.ts';
import { beginJournal, recordFault } from '../lib/remote-journal/remote-journal.ts';
import { fetchModule } from '../federation/fetch-module.ts';
import { Gates } from './gates.tsx';
import { HomeOffers } from './home-offers.tsx';
import { PortalRoutes } from './portal-routes.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';

const loadOverride = () => import(/* webpackChunkName: "override" */ '../features/override-remote/index.ts');
const LocalPortal = lazyComponent(async () => (await loadOverride()).LocalPortal);
const OverrideRequest = lazyComponent(async () => (await loadOverride()).OverrideRequest);

/** Portal of one logged-in person, with the server's composition or with one remote from a developer's machine. */
export function Portal({
  composition,
  override,
  basename,
}: Pick<BootDocument, 'composition' | 'override' | 'basename'>): ReactNode {
  const { search } = useLocation();
  // The server permits the override for the browser; the confirmation is stored for this tab.
  const [local] = useState(() => {
    const stored = storedOverride(Date.now());
    return override && stored && isSame(stored, override) ? stored : undefined;
  });
  return (
    <>
      {local ? (
        <LocalPortal override={local} composition={composition}>
          {(composed) => <ComposedPortal composition={composed} basename={basename} />}
        </LocalPortal>
      ) : (
        <ComposedPortal composition={composition} basename={basename} />
      )}
      {!local && requestedOverride(search) !== undefined && (
        <Contained>
          <OverrideRequest />
        </Contained>
      )}
    </>
  );
}

interface Begun {
  readonly idUser: number;
  readonly composition: Composition;
  readonly queryClient: ReturnType<typeof createQueryClient>;
}

let begun: Begun | undefined;

/** Starts federation and reports once per person and composition, even if React repeats the first render. */
function begin(idUser: number, composition: Composition, basename: string): Begun {
  if (begun?.idUser === idUser && begun.composition === composition) return begun;
  configureFederation({
    composition,
    fetchModule,
    onRun: noteRunning,
    report: (fault) => {
      recordFault(fault);
      reportRemoteFault(fault);
    },
  });
  beginJournal();
  reportLoads();
  watchStart();
  reportHangs();
  reportVitalsLater(basename);
  begun = { idUser, composition, queryClient: createQueryClient() };
  return begun;
}

/** Renders the portal with a query client of its own, so that cached responses go with the person. */
function ComposedPortal({ composition, basename }: Pick<BootDocument, 'composition' | 'basename'>): ReactNode {
  const { viewer } = useActiveSession();
  const [own] = useState(() => begin(viewer.idUser, composition, basename));
  useEffect(saveMenuFlags, []);
  useEffect(refreshFlagsLater, []);
  useEffect(
    () => () => {
      if (begun === own) begun = undefined;
    },
    [own],
  );
  return (
    <QueryClientProvider client={own.queryClient}>
      <Gates basename={basename}>
        <PortalRoutes page={composition} />
        <HomeOffers />
        <ShellDialogs />
        <Plans />
        <BellWatch />
      </Gates>
    </QueryClientProvider>
  );
}
