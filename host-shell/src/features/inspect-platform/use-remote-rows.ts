import type { Inspection } from '@shared-kit/contracts/delivery';
import { remoteState, useComposition } from '@shared-kit/runtime/federation';
import { useJournal } from '../../lib/remote-journal/remote-journal.ts';
import { isFallback, loadTimeOf, transferOf } from './inspection.rules.ts';
import type { RemoteRow } from './inspection.rules.ts';
import { useFetchedFiles } from './use-fetched-files.ts';

/** Returns the live state of every remote of this page. */
export function useRemoteRows(inspection: Inspection | undefined): readonly RemoteRow[] {
  const { releases, fallbacks } = useComposition();
  const journal = useJournal();
  const files = useFetchedFiles();
  return releases.map((shown) => {
    const { remote } = shown;
    const state = remoteState(remote);
    const stands = isFallback(state);
    const release = (stands && fallbacks.find((each) => each.remote === remote)) || shown;
    return {
      release,
      state,
      isFallback: stands,
      loadMs: loadTimeOf(remote, journal),
      transfer: transferOf(new URL(release.baseUrl, location.href).href, files),
      lastFault: journal.faults.findLast((fault) => fault.remote === remote),
      server: inspection?.remotes.find((each) => each.remote === remote),
    };
  });
}
