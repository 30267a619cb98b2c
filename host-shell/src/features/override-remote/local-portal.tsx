import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Composition } from '@shared-kit/contracts/delivery';
import { endForGood, loadPublished } from './end-override.ts';
import { OverrideBanner } from './override-banner.tsx';
import { composedWith } from './override.rules.ts';
import type { StoredOverride } from './stored-override.ts';
import { useLocalRelease } from './use-local-release.ts';

interface LocalPortalProps {
  readonly override: StoredOverride;
  readonly composition: Composition;
  readonly children: (composition: Composition) => ReactNode;
}

/** Renders the portal with one remote from a developer's machine. */
export function LocalPortal({ override, composition, children }: LocalPortalProps): ReactNode {
  const local = useLocalRelease(override);
  const composed = useMemo(
    () => (local.kind === 'ready' ? composedWith(composition, local.release) : composition),
    [local, composition],
  );
  useEndAt(override.expiresAt);
  if (local.kind === 'loading') return null;
  return (
    <>
      {children(composed)}
      <OverrideBanner
        override={override}
        isMissing={local.kind === 'failed'}
        onRetry={() => location.reload()}
        onEnd={endForGood}
      />
    </>
  );
}

function useEndAt(moment: string): void {
  useEffect(() => {
    const timer = setTimeout(loadPublished, Date.parse(moment) - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
}
