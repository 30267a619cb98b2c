import { useEffect, useState } from 'react';
import { useLocation } from '@shared-kit/runtime/router';
import { useTenant } from '@shared-kit/runtime/session';
import { recordRedirect, ssoMemory } from '../../lib/sso/sso-memory.ts';
import { redirectsToSso } from '../../lib/sso/sso.rules.ts';
import { useSsoAddress } from './sso-link.tsx';

/** A4l-11: redirects to the company's own login. Returns true while the redirect is in progress. */
export function useSsoRedirect(): boolean {
  const { hasSamlConfiguration, samlConfiguration } = useTenant();
  const { search } = useLocation();
  const address = useSsoAddress();
  const [isLeaving] = useState(() =>
    redirectsToSso({ hasSamlConfiguration, ...samlConfiguration, search, ...ssoMemory(), now: Date.now() }),
  );
  useEffect(() => {
    if (!isLeaving) return;
    recordRedirect(Date.now());
    // Replaces this page in the history, so that going back does not redirect again.
    location.replace(address);
  }, [isLeaving, address]);
  return isLeaving;
}
