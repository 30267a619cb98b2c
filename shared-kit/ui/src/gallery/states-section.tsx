import { Button, Card, EmptyState, ErrorState, Grid, SkeletonCard, SkeletonText } from '@shared-kit/ui';
import { Section, Specimen } from './section.tsx';

export function States() {
  return (
    <Section title="Estados">
      <Specimen name="Carregando">
        <Grid label="Carregando">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </Grid>
      </Specimen>
      <Specimen name="Vazio e erro">
        <Grid itemSize="large" label="Vazio e erro">
          <Card padding="none">
            <EmptyState
              title="Seu carrinho está vazio"
              description="Veja o que a loja tem para você."
              action={<Button>Ir para a loja</Button>}
            />
          </Card>
          <Card padding="none">
            <ErrorState onRetry={() => undefined} />
          </Card>
        </Grid>
      </Specimen>
    </Section>
  );
}
