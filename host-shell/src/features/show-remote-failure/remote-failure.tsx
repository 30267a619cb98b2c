import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorState, PageContainer } from '@shared-kit/ui';

/**
 * Replaces a part of the portal that could not load or crashed; the rest continues to work. When the network was
 * missing, it says so, and the part loads again by itself once the network is back.
 */
export function RemoteFailure({ retry }: { readonly retry: () => void }): ReactNode {
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!wasOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [wasOffline, retry]);
  return (
    <PageContainer>
      <ErrorState
        isPage
        title={wasOffline ? 'Parece que você está sem conexão com a internet.' : 'Não foi possível carregar esta área'}
        description={
          wasOffline ? 'Assim que ela voltar, esta área abre sozinha.' : 'O restante do portal continua funcionando.'
        }
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
