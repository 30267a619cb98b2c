import { Alert, Button, Cluster, Progress, Spinner, Stack, Status, Icon } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

export function Feedback() {
  return (
    <Section title="Retorno">
      <div className={styles.columns}>
        <Specimen name="Avisos na página">
          <Stack gap={3}>
            <Alert tone="info">Seu gestor recebeu o pedido de matrícula.</Alert>
            <Alert tone="success" title="Perfil atualizado com sucesso" />
            <Alert
              tone="warning"
              title="Faltam 3 dias"
              action={
                <Button size="small" variant="secondary">
                  Continuar
                </Button>
              }
            >
              A turma de Liderança termina na sexta-feira.
            </Alert>
            <Alert tone="danger" onDismiss={() => undefined}>
              Erro ao salvar dados, tente novamente mais tarde.
            </Alert>
          </Stack>
        </Specimen>
        <Specimen name="Progresso e estado">
          <Stack gap={5}>
            <Progress percent={62} label="Progresso do treinamento" showsValue />
            <Progress percent={100} label="Progresso do módulo" tone="success" />
            <Progress percent={35} label="Progresso do vídeo" size="thin" />
            <Cluster gap={5}>
              <Spinner label="Carregando" />
              <Spinner size="medium" />
              <Spinner size="large" />
            </Cluster>
            <Cluster gap={4}>
              <Status icon={<Icon name="circle" />}>Não iniciado</Status>
              <Status tone="info" icon={<Icon name="clock" />}>
                Em andamento
              </Status>
              <Status tone="success" icon={<Icon name="check-circle" />}>
                Aprovado
              </Status>
              <Status tone="warning" icon={<Icon name="hourglass" />}>
                Aguardando
              </Status>
              <Status tone="danger" icon={<Icon name="x-circle" />}>
                Reprovado
              </Status>
            </Cluster>
          </Stack>
        </Specimen>
        <Specimen name="Notificações">
          <Cluster>
            <Button variant="secondary" onClick={() => notify({ kind: 'success', text: 'Comentário excluído!' })}>
              Sucesso
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                notify({
                  kind: 'info',
                  title: '+50 pontos',
                  text: 'Você concluiu um vídeo da campanha.',
                  durationMs: 9000,
                })
              }
            >
              Pontos
            </Button>
            <Button
              variant="secondary"
              onClick={() =>
                notify({
                  kind: 'error',
                  text: 'Parece que você está sem conexão com a internet.',
                  durationMs: 5000,
                  position: 'bottom-center',
                })
              }
            >
              Sem conexão
            </Button>
          </Cluster>
        </Specimen>
      </div>
    </Section>
  );
}
