import { useEffect, useRef } from 'react';
import { useNavigate } from '@shared-kit/runtime/router';
import { useSession } from '@shared-kit/runtime/session';
import { closeShellDialog } from '../../lib/shell-dialog/shell-dialog.ts';

/**
 * Goes home when the page's person changes, because a support access began or ended here or in another tab. The new
 * person may not be allowed to see the open page (B4.13-01, A4l-17). Renders nothing.
 */
export function PersonChangeRedirect(): null {
  const session = useSession();
  const who = session && `${session.viewer.idUser}/${session.loginInfo.accessSupport.currentUserToken ?? ''}`;
  const shown = useRef(who);
  const navigate = useNavigate();
  useEffect(() => {
    const before = shown.current;
    shown.current = who;
    if (before === undefined || who === undefined || before === who) return;
    closeShellDialog();
    navigate('/', { replace: true });
  }, [who, navigate]);
  return null;
}
