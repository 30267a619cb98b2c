import type { ReactNode } from 'react';
import { usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer } from '@shared-kit/ui';

/** A2r-33: page for an unknown path, including those of a disabled module. */
export function UnknownPathPage(): ReactNode {
  usePageTitle('Página não encontrada');
  return (
    <PageContainer>
      <EmptyState
        icon={<Icon name="map" size={28} />}
        isPage
        title="PÁGINA NÃO ENCONTRADA."
        description="O endereço pode ter mudado ou não existir mais."
        action={<Button to="/">Ir para o início</Button>}
      />
    </PageContainer>
  );
}
