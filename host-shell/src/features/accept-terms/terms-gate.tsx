import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { composition } from 'shared-kit/federation';
import { Navigate, useLocation } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { PageSkeleton } from '../../frame/page-skeleton.tsx';
import { TermsPage } from './terms-page.tsx';
import { pendingTerms } from './terms.rules.ts';

const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

/** Nobody gets further before the terms are accepted: a modal over a home of sections, /terms before one of blocks (decision 7). */
export function TermsGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { loginInfo } = useActiveSession();
  const { pathname } = useLocation();
  const terms = pendingTerms(loginInfo);
  const isPending = terms.length > 0;
  const isAtTerms = pathname.toLowerCase() === '/terms';
  const [hasEntered, setEntered] = useState(!isPending);
  if (!isPending && !hasEntered) setEntered(true);

  if (!isPending) return isAtTerms ? <Navigate to="/" replace /> : children;
  if (composition().homeModule === 'blocks') return isAtTerms ? <TermsPage terms={terms} /> : <Navigate to="/terms" replace />;
  return (
    <>
      {/* New terms that come out while somebody is at work must not cost them what they have typed. */}
      {hasEntered ? children : <PageSkeleton />}
      <Suspense fallback={null}>
        <TermsDialog terms={terms} />
      </Suspense>
    </>
  );
}
