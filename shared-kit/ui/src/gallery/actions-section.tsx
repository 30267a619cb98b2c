import { Button, Cluster, Icon, IconButton, iconNames } from '@shared-kit/ui';
import { Section, Specimen } from './section.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const ignore = () => undefined;

export function Actions() {
  return (
    <Section title="Ações">
      <Specimen name="Botões">
        <Cluster>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Matricular-se
            </Button>
          ))}
        </Cluster>
        <Cluster>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Indisponível
            </Button>
          ))}
        </Cluster>
        <Cluster>
          <Button size="small">Pequeno</Button>
          <Button>Médio</Button>
          <Button size="large">Grande</Button>
          <Button icon={<Icon name="play" />}>Assistir</Button>
          <Button variant="secondary" iconEnd={<Icon name="arrow-right" />} to="/kit">
            Um link
          </Button>
          <Button isBusy>Enviando</Button>
          <Button variant="secondary" isBusy>
            Salvando
          </Button>
        </Cluster>
      </Specimen>
      <Specimen name="Botões de ícone">
        <Cluster>
          <IconButton label="Curtir" icon={<Icon name="heart" />} onClick={ignore} />
          <IconButton label="Carrinho" icon={<Icon name="cart" />} badge={3} onClick={ignore} />
          <IconButton label="Compartilhar" variant="outlined" icon={<Icon name="share" />} onClick={ignore} />
          <IconButton label="Reproduzir" variant="filled" icon={<Icon name="play" />} onClick={ignore} />
          <IconButton label="Tela cheia" variant="onMedia" icon={<Icon name="maximize" />} onClick={ignore} />
          <IconButton label="Mais opções" size="small" icon={<Icon name="more" />} onClick={ignore} />
          <IconButton label="Baixar" icon={<Icon name="download" />} disabled />
        </Cluster>
      </Specimen>
      <Specimen name="Ícones">
        <Cluster gap={4}>
          {iconNames.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Cluster>
      </Specimen>
    </Section>
  );
}
