import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { useTenant } from '@shared-kit/runtime/session';
import { Alert } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoverAccess } from './recover-access.tsx';
import { requestsRecovery } from '../../lib/recover-link/recovery-state.ts';
import { hasSessionEnded } from '../../lib/session-end.ts';
import { SsoLink } from './sso-link.tsx';
import { SsoStep } from './sso-step.tsx';
import { useLogIn } from './use-log-in.ts';
import { UsernameStep } from './username-step.tsx';

// Most logins need no second step.
const SecondStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "second-step" */ './second-step/second-step.tsx')).SecondStep,
);

type Recovery = 'none' | 'forgotten' | 'first-access';

/** Renders the two-step login and the access recovery form. The typed login is kept when switching between them. */
export function LogIn(): ReactNode {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { idAppType, hasSamlConfiguration } = useTenant();
  const [username, setUsername] = useState('');
  const [recovery, setRecovery] = useState<Recovery>(() => (requestsRecovery(state) ? 'forgotten' : 'none'));
  const [sessionEnded] = useState(hasSessionEnded);
  const { step, fault, isBusy, checkUsername, logIn, enter, startOver, forgive } = useLogIn();

  /** A refusal belongs to the answer that it followed: it is gone when the person comes back. */
  function recover(reason: Recovery): void {
    forgive();
    setRecovery(reason);
  }

  if (recovery !== 'none') {
    return (
      <RecoverAccess reason={recovery} username={username} onType={setUsername} onBack={() => setRecovery('none')} />
    );
  }
  if (step.kind === 'password') {
    return (
      <PasswordStep
        username={step.username}
        fault={fault}
        isBusy={isBusy}
        onSubmit={logIn}
        onOtherUser={() => startOver()}
        onForgotten={() => recover('forgotten')}
      />
    );
  }
  if (step.kind === 'sso') return <SsoStep username={step.username} onOtherUser={() => startOver()} />;
  if (step.kind === 'second') return <SecondStep begun={step.begun} onEntered={enter} onOver={startOver} />;
  return (
    <>
      {sessionEnded && <Alert tone="info">{labels.sessionEnded}</Alert>}
      <UsernameStep
        username={username}
        fault={fault}
        isBusy={isBusy}
        onType={setUsername}
        onSubmit={checkUsername}
        // A4l-06: when people create their own accounts, the first access leads to the activation.
        onFirstAccess={() => (idAppType === 2 ? void navigate('/activate-user') : recover('first-access'))}
        onForgotten={() => recover('forgotten')}
      />
      {hasSamlConfiguration && <SsoLink />}
    </>
  );
}
