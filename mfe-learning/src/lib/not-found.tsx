import { Button, EmptyState, Icon, PageContainer } from 'shared-kit/ui';

/** A page of something that is not there. */
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
