import { useState } from 'react';
import type { ReactNode } from 'react';
import { composition, lazyComponent } from '@shared-kit/runtime/federation';
import { Navigate, useLocation } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { loadLayers } from '@shared-kit/ui/overlays';
import { pendingTerms } from '../features/accept-terms/terms.rules.ts';
import { AcronymPage } from '../features/company-acronym/acronym-page.tsx';
import { companyAddress } from '../features/company-acronym/company-address.rules.ts';
import { RemoteFailure } from '../features/show-remote-failure/remote-failure.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import { Contained } from '../lib/contained/contained.tsx';
import { shownAt } from './gates.rules.ts';
import type { Gate } from './gates.rules.ts';

const load = async () =>
  (await Promise.all([import(/* webpackChunkName: "gates" */ './gate-dialogs.ts'), loadLayers()]))[0];
const TermsPage = lazyComponent(async () => (await load()).TermsPage, <PageSkeleton />);
const TermsDialog = lazyComponent(async () => (await load()).TermsDialog);
const TopicsDialog = lazyComponent(async () => (await load()).TopicsDialog);
const OnboardingDialog = lazyComponent(async () => (await load()).OnboardingDialog);

interface GatesProps {
  readonly basename: string;
  readonly children: ReactNode;
}

/** Shows the current gate and hides the portal behind it. gates.rules.ts decides which gate that is. */
export function Gates({ basename, children }: GatesProps): ReactNode {
  const session = useActiveSession();
  const { homeModule } = composition();
  const shown = shownAt(useLocation(), session, homeModule);
  const [hasEntered, setEntered] = useState(shown.kind === 'portal');
  if (shown.kind === 'portal' && !hasEntered) setEntered(true);

  if (shown.kind === 'redirect') return <Navigate to={shown.to} replace state={shown.state} />;
  if (shown.kind === 'gate' && shown.gate === 'acronym')
    return (
      <AcronymPage address={companyAddress(location.origin, basename, session.gates.acronymHost ?? location.host)} />
    );
  if (shown.kind === 'gate' && shown.gate === 'terms' && homeModule === 'blocks')
    return (
      <Contained broken={(again) => <RemoteFailure retry={again} />}>
        <TermsPage terms={pendingTerms(session.loginInfo)} />
      </Contained>
    );
  return (
    <>
      {shown.kind === 'gate' && (
        <Contained broken={(again) => <RemoteFailure retry={again} />}>
          <GateDialog gate={shown.gate} />
        </Contained>
      )}
      {/* The portal stays mounted below the gate, so that a gate that opens during work does not discard typed
          text. */}
      {hasEntered || shown.kind === 'portal' ? children : <PageSkeleton />}
    </>
  );
}

function GateDialog({ gate }: { readonly gate: Gate }): ReactNode {
  const { loginInfo } = useActiveSession();
  if (gate === 'terms') return <TermsDialog terms={pendingTerms(loginInfo)} />;
  return gate === 'topics' ? <TopicsDialog /> : <OnboardingDialog />;
}
