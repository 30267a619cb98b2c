import { useState } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider, createQueryClient } from 'shared-kit/api';
import type { Composition } from 'shared-kit/contracts/platform';
import { configureFederation } from 'shared-kit/federation';
import { report } from '../boot/report-errors.ts';
import { TermsGate } from '../features/accept-terms/terms-gate.tsx';
import { fetchModule } from '../federation/fetch-module.ts';
import { PortalRoutes } from './portal-routes.tsx';

/** The portal of one logged-in person: what the person's calls answered is gone with it. */
export function Portal({ composition }: { readonly composition: Composition }): ReactNode {
  const [queryClient] = useState(() => {
    configureFederation({ composition, fetchModule, report: (fault) => report({ kind: 'remote', ...fault }) });
    return createQueryClient();
  });
  return (
    <QueryClientProvider client={queryClient}>
      <TermsGate>
        <PortalRoutes page={composition} />
      </TermsGate>
    </QueryClientProvider>
  );
}
