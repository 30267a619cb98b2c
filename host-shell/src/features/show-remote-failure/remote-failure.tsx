import type { ReactNode } from 'react';
import { ErrorState, PageContainer } from 'shared-kit/ui';

/** In the place of a part of the portal that could not be loaded or broke; all else goes on working. */
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

/** In the place of all that is on the screen. */
export function ScreenFailure({ retry }: { readonly retry: () => void }): ReactNode {
  return (
    <main>
      <PageContainer>
        <ErrorState isPage onRetry={retry} />
      </PageContainer>
    </main>
  );
}
