import { adminPath } from '@shared-kit/contracts/admin';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { ApiError, call } from '@shared-kit/runtime/api';
import { openAdmin } from '@shared-kit/contracts/identity';
import { composition } from '@shared-kit/runtime/federation';
import type { Session } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { openWindow } from '../../lib/open-window.ts';

const isSupport = ({ loginInfo }: Session): boolean => loginInfo.accessSupport.currentUserToken !== null;
const isInPortal = (): boolean => composition().modules.includes('admin');

/** Returns whether the link leads to the company's own administration: a level above 0, and a host for it. */
const hasOwnHost = ({ loginInfo, flags }: Session): boolean =>
  loginInfo.admin > 0 && flags.includes(menuFlags.adminHost);

/**
 * A6-02, A6-03: link to the company's admin host, for every level above 0. In support access it stands, disabled, for
 * every administration (B4.13-04).
 */
export const adminEntry = {
  id: 'admin',
  label: 'Administração',
  icon: 'briefcase',
  areas: ['main'],
  order: 100,
  shows: (session: Session): boolean =>
    hasOwnHost(session) || (isSupport(session) && session.loginInfo.admin > 0 && isInPortal()),
  isDisabled: isSupport,
  run: (): void => void goToAdmin(),
} as const;

/** Link to the administration of the portal, for companies without a host of their own, and for people with a role. */
export const portalAdminEntry = {
  id: 'portal-admin',
  label: 'Administração',
  icon: 'briefcase',
  areas: ['main'],
  order: 100,
  shows: (session: Session): boolean =>
    isInPortal() &&
    !isSupport(session) &&
    !hasOwnHost(session) &&
    (session.loginInfo.admin > 0 || session.flags.includes(menuFlags.administrates)),
  to: adminPath,
} as const;

async function goToAdmin(): Promise<void> {
  try {
    await openWindow(async () => (await call(openAdmin, {})).url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify({ kind: 'error', text: error.message, error, key: 'admin' });
  }
}
