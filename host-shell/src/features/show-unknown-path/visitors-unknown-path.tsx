import type { ReactNode } from 'react';
import type { Composition } from '@shared-kit/contracts/delivery';
import { useLocation } from '@shared-kit/runtime/router';
import { BrandBar } from '../../lib/brand-bar/brand-bar.tsx';
import { storedEntry } from '../../lib/entry/stored-entry.ts';
import { isKnownPath } from '../../lib/route-at/known-path.rules.ts';
import { UnknownPathPage } from './unknown-path-page.tsx';

interface VisitorsUnknownPathProps {
  readonly composition: Composition;
  /** False after a session in this page: who logs out on an unknown path goes to the login. */
  readonly isOn: boolean;
  /** Element that a visitor sees at a known path: the redirect to the login. */
  readonly children: ReactNode;
}

/** A2r-33: shows the page for unknown paths to visitors as well, without asking for a password first. */
export function VisitorsUnknownPath({ composition, isOn, children }: VisitorsUnknownPathProps): ReactNode {
  const location = useLocation();
  if (!isOn || storedEntry() || isKnownPath(location, composition)) return children;
  return (
    <>
      <BrandBar />
      <main>
        <UnknownPathPage />
      </main>
    </>
  );
}
