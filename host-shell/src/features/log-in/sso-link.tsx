import type { ReactNode } from 'react';
import { apiAddress } from '@shared-kit/runtime/api';
import { ssoPath } from '@shared-kit/contracts/identity';
import { useTenant } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { readHistory } from '../../lib/navigation-history/stored-history.ts';
import { labels } from './labels.ts';

/** Returns the address of the company's own login for this tenant; it returns to the requested page. */
export function useSsoAddress(): string {
  const { idApp } = useTenant();
  return apiAddress(ssoPath(idApp, readHistory().redirectedFrom ?? '/'));
}

/** A2l-07: link to the company's own login. `isMain` makes it the page's main action. */
export function SsoLink({ isMain = false }: { readonly isMain?: boolean }): ReactNode {
  const address = useSsoAddress();
  return (
    <Button href={address} variant={isMain ? 'primary' : 'secondary'} isFullWidth>
      {labels.sso.link}
    </Button>
  );
}
