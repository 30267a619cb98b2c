import type { ReactNode } from 'react';
import { ErrorState, PageContainer } from '@shared-kit/ui';

/** Replaces a part of the portal that could not load or crashed; the rest continues to work. */
export function RemoteFailure({ retry }: { readonly retry: () => void }): ReactNode {
  return (
    <PageContainer>
      <ErrorState
        isPage
        title="Não foi possível carregar esta área"
        description="O restante do portal continua funcionando."
        onRetry={retry}
      />
    </PageContainer>
  );
}

/** Replaces the whole screen after a failure. */
export function ScreenFailure({ retry }: { readonly retry: () => void }): ReactNode {
  return (
    <main>
      <PageContainer>
        <ErrorState isPage onRetry={retry} />
      </PageContainer>
    </main>
  );
}
