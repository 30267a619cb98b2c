import type { ReactNode } from 'react';
import { Navigate, useNavigate, usePageTitle } from '@shared-kit/runtime/router';
import { useSession, useTenant } from '@shared-kit/runtime/session';
import { Entrance } from '../../lib/entrance/entrance.tsx';
import { labels } from './labels.ts';
import { PhoneStep } from './phone-step.tsx';
import { PinStep } from './pin-step.tsx';
import { useActivation } from './use-activation.ts';

/**
 * A2r-08: asks for a phone and the PIN that was sent to it, then continues to /registro. Only when people create their
 * own accounts (A4l-06).
 */
export function ActivatePage(): ReactNode {
  const session = useSession();
  const { idAppType } = useTenant();
  usePageTitle(labels.page);
  if (session) return <Navigate to="/" replace />;
  if (idAppType !== 2) return <Navigate to="/login" replace />;
  return (
    <Entrance>
      <Activation />
    </Entrance>
  );
}

function Activation(): ReactNode {
  const navigate = useNavigate();
  const activation = useActivation((validated) => {
    // A4a-03. The ticket is in the history state, never in the address.
    void navigate('/registro', { replace: true, state: validated });
  });
  const { step } = activation;
  if (step.kind === 'phone') return <PhoneStep activation={activation} />;
  return <PinStep activation={activation} sent={step} />;
}
