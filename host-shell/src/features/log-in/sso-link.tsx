import type { ReactNode } from 'react';
import { apiAddress } from 'shared-kit/api';
import { ssoPath } from 'shared-kit/contracts/identity';
import { useTenant } from 'shared-kit/session';
import { Button } from 'shared-kit/ui';
import { readHistory } from '../../lib/navigation-history/stored-history.ts';
import { labels } from './labels.ts';

/** Where the company's own login begins, for this tenant; it leads back to the page that was asked for. */
export function useSsoAddress(): string {
  const { idApp } = useTenant();
  return apiAddress(ssoPath(idApp, readHistory().redirectedFrom ?? '/'));
}

/** A2l-07. `isMain`: it is what the page is for. */
export function SsoLink({ isMain = false }: { readonly isMain?: boolean }): ReactNode {
  const address = useSsoAddress();
  return (
    <Button href={address} variant={isMain ? 'primary' : 'secondary'} isFullWidth>
      {labels.sso.link}
    </Button>
  );
}
