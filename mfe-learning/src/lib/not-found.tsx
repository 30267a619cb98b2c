import { Button, EmptyState, Icon, PageContainer } from '@shared-kit/ui';

/** Renders the page for something that does not exist. */
export function NotFound({ title }: { title: string }) {
  return (
    <PageContainer>
      <EmptyState
        isPage
        icon={<Icon name="search" size={28} />}
        title={title}
        action={<Button to="/">Ir para o início</Button>}
      />
    </PageContainer>
  );
}
