import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@shared-kit/runtime/router';
import { useSession, useTenant } from '@shared-kit/runtime/session';
import { storedEntry } from './entry/stored-entry.ts';
import { leadsToLanding } from './landing.rules.ts';
import { readHistory } from './navigation-history/stored-history.ts';
import { hasSessionEnded } from './session-end.ts';

/** Shows the company's landing page to its visitors, and `children` to everybody else. */
export function LandingFirst({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  const { landingPage } = useTenant();
  const { pathname, search } = useLocation();
  const isForLanding =
    !session &&
    !storedEntry() &&
    leadsToLanding({
      landingPage,
      pathname,
      search,
      requested: readHistory().redirectedFrom,
      hasSessionEnded: hasSessionEnded(),
    });
  return isForLanding ? <Navigate to="/landing-page" replace /> : children;
}
