import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { openAdmin } from '@shared-kit/contracts/identity';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { ExitConfirmation } from './exit-confirmation.tsx';

/** Section type 52: opens the company's admin host through a single-use link (A2s-40). */
export function AdminRedirectScreen({ section: { menuOption } }: { section: MenuSection }) {
  const { loginInfo } = useActiveSession();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isInSupport = loginInfo.accessSupport.currentUserToken !== null;
  const stay = (
    <Button to="/" variant="secondary">
      {labels.stay}
    </Button>
  );
  if (loginInfo.admin <= 0 || isInSupport) {
    return (
      <ExitConfirmation
        icon="lock"
        section={menuOption.text}
        title={isInSupport ? labels.notInSupport : labels.onlyAdmins}
        actions={stay}
      >
        <p>{isInSupport ? labels.notInSupportText : labels.onlyAdminsText}</p>
      </ExitConfirmation>
    );
  }
  const open = async (): Promise<void> => {
    setBusy(true);
    setRefusal(await openedAdmin());
    setBusy(false);
  };
  const actions = (
    <>
      <Button isBusy={isBusy} iconEnd={<Icon name="external-link" size={18} />} onClick={() => void open()}>
        {labels.openAdmin}
      </Button>
      {stay}
    </>
  );
  return (
    <ExitConfirmation icon="briefcase" section={menuOption.text} title={labels.admin} actions={actions}>
      <p>{menuOption.description === '' ? labels.adminText : menuOption.description}</p>
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
    </ExitConfirmation>
  );
}

/**
 * Opens the admin host in a new tab; browsers allow this only during the click. Returns the error message when the
 * server rejects the request.
 */
async function openedAdmin(): Promise<string | undefined> {
  const opened = window.open('about:blank', '_blank');
  // Prevents the opened page from accessing this window.
  if (opened) opened.opener = null;
  try {
    const { url } = await call(openAdmin, {});
    (opened ?? window).location.replace(url);
    return undefined;
  } catch (error) {
    opened?.close();
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}
