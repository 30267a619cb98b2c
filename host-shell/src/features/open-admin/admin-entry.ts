import { ApiError, call } from '@shared-kit/runtime/api';
import { openAdmin } from '@shared-kit/contracts/identity';
import type { Session } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { openWindow } from '../../lib/open-window.ts';

/** A6-02, A6-03: link to the company's admin host, for every level above 0; disabled in support access (B4.13-04). */
export const adminEntry = {
  id: 'admin',
  label: 'Administração',
  icon: 'briefcase',
  areas: ['main'],
  order: 100,
  shows: ({ loginInfo }: Session): boolean => loginInfo.admin > 0,
  isDisabled: ({ loginInfo }: Session): boolean => loginInfo.accessSupport.currentUserToken !== null,
  run: (): void => void goToAdmin(),
} as const;

async function goToAdmin(): Promise<void> {
  try {
    await openWindow(async () => (await call(openAdmin, {})).url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify({ kind: 'error', text: error.message, error, key: 'admin' });
  }
}
