import {
  Avatar,
  Badge,
  Button,
  Card,
  CardFooter,
  CardHeader,
  Cluster,
  Grid,
  Icon,
  IconButton,
  MediaCard,
  Row,
  StarsValue,
  Status,
} from '@shared-kit/ui';
import classroom from './samples/classroom.svg';
import garden from './samples/garden.svg';
import office from './samples/office.svg';
import portrait from './samples/portrait.svg';
import turbines from './samples/turbines.svg';
import { Section, Specimen } from './section.tsx';

const kind = (icon: 'video' | 'audio' | 'file-text' | 'training', text: string) => (
  <>
    <Icon name={icon} size={16} />
    {text}
  </>
);
const done = (
  <Status tone="success" icon={<Icon name="check-circle" />}>
    Concluído
  </Status>
);
const inProgress = (
  <Status tone="info" icon={<Icon name="clock" />}>
    Em andamento
  </Status>
);

const sampleCards = [
  <MediaCard
    key="1"
    to="/a"
    title="NR-10: segurança em instalações e serviços em eletricidade"
    image={turbines}
    eyebrow={kind('training', 'Treinamento')}
    progress={62}
    status={inProgress}
    duration="40 h"
    actions={<IconButton size="small" label="Curtir" icon={<Icon name="heart" />} />}
  />,
  <MediaCard
    key="2"
    to="/b"
    title="Liderança que escuta"
    image={classroom}
    eyebrow={kind('video', 'Vídeo')}
    duration="12:40"
    progress={100}
    status={done}
  />,
  <MediaCard
    key="3"
    title="Primeiros socorros na usina"
    image={office}
    eyebrow={kind('training', 'Treinamento')}
    lockReason="Conclua antes: NR-10, módulo 1"
  />,
  <MediaCard
    key="4"
    to="/d"
    title="Bem-estar em cinco minutos"
    image={garden}
    eyebrow={kind('audio', 'Áudio')}
    badge={<Badge isLive>AO VIVO</Badge>}
    meta={<StarsValue average={4.3} count={128} />}
  />,
  <MediaCard
    key="5"
    to="/e"
    title="Guia de boas-vindas"
    eyebrow={kind('file-text', 'Artigo')}
    description="O que você precisa saber no seu primeiro mês de casa, do crachá ao plano de saúde."
  />,
  <MediaCard
    key="6"
    to="/f"
    title="Atendimento que encanta"
    image={classroom}
    eyebrow={kind('video', 'Vídeo')}
    badge={<Badge tone="accent">Novo</Badge>}
    duration="08:15"
  />,
];

export function Cards() {
  return (
    <Section title="Cartões e listas">
      <Row title="Continue de onde parou" seeAllTo="/all" headingLevel={3}>
        {sampleCards}
      </Row>
      <Specimen name="Grade">
        <Grid label="Conteúdos">{sampleCards.slice(0, 4)}</Grid>
      </Specimen>
      <Specimen name="Em linha">
        <Grid itemSize="large" label="Em linha">
          {[
            <MediaCard
              key="1"
              orientation="row"
              ratio="4/3"
              to="/a"
              title="Módulo 2: medidas de controle do risco elétrico"
              image={turbines}
              eyebrow={kind('video', 'Vídeo')}
              progress={35}
              status={inProgress}
            />,
            <MediaCard
              key="2"
              orientation="row"
              ratio="4/3"
              title="Avaliação final"
              image={office}
              eyebrow={kind('file-text', 'Avaliação')}
              lockReason="Disponível depois do módulo 3"
            />,
          ]}
        </Grid>
      </Specimen>
      <Specimen name="Superfícies">
        <Grid itemSize="large" label="Superfícies">
          <Card>
            <CardHeader
              level={3}
              title="Meus pontos"
              description="Campanha Energia Segura"
              actions={<Badge tone="success">Ativa</Badge>}
            />
            <p>Você está em 12º lugar, com 1.240 pontos.</p>
            <CardFooter>
              <Button variant="secondary" size="small">
                Ver ranking
              </Button>
            </CardFooter>
          </Card>
          <Card appearance="raised">
            <Cluster>
              <Avatar name="Ana Beatriz Souza" src={portrait} size="large" />
              <Avatar name="Bruno de Lima" />
              <Avatar name="Carla" size="small" />
            </Cluster>
            <p>Com sombra, para o que se destaca da página.</p>
          </Card>
          <Card appearance="sunken">
            <Cluster gap={2}>
              <Badge>Neutro</Badge>
              <Badge tone="primary">Marca</Badge>
              <Badge tone="accent">Destaque</Badge>
              <Badge tone="success">Aprovado</Badge>
              <Badge tone="warning">Aguardando</Badge>
              <Badge tone="danger">Reprovado</Badge>
              <Badge tone="info">Em análise</Badge>
            </Cluster>
            <p>Mais quieto que a página.</p>
          </Card>
          <Card appearance="brand">
            <CardHeader level={3} title="Certificado disponível" description="NR-10 · válido até 21/11/2028" />
            <p>
              <a href="#certificado">Ver autenticidade</a>
            </p>
          </Card>
        </Grid>
      </Specimen>
    </Section>
  );
}
