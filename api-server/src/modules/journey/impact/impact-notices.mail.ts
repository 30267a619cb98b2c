import { defineNotice, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

const { treinamento } = usualPlaceholders;
const prazo = { meaning: 'Último dia para responder', sample: '31 de dezembro de 2026' };
const where = 'Abra o portal e, em "Minha jornada", a aba "Avaliações de impacto". Ela fica aberta até {prazo}.';

export const ownImpactTemplate = defineNotice({
  key: 'journey.impact-evaluation',
  title: 'Avaliação de impacto',
  occasion: 'Vai para quem concluiu o treinamento, quando a avaliação de impacto abre.',
  placeholders: { treinamento, prazo },
  subject: 'Conte o impacto de {treinamento}',
  lines: ['Você concluiu {treinamento}. Conte o que mudou no seu trabalho desde então.', where],
});

export const teamImpactTemplate = defineNotice({
  key: 'journey.team-impact-evaluation',
  title: 'Avaliação de impacto de alguém da equipe',
  occasion: 'Vai para quem lidera a pessoa que concluiu, quando a avaliação de impacto abre.',
  placeholders: { treinamento, pessoa: { meaning: 'Nome de quem concluiu', sample: 'Bruno Lima' }, prazo },
  subject: 'Avalie o impacto de {treinamento} ({pessoa})',
  lines: ['{pessoa}, da sua equipe, concluiu {treinamento}. Conte o que mudou no trabalho desde então.', where],
});

export const impactReminderTemplate = defineNotice({
  key: 'journey.impact-reminder',
  title: 'Últimos dias da avaliação de impacto',
  occasion: 'Vai para quem ainda não respondeu a avaliação de impacto, três dias antes do fim.',
  placeholders: {
    avaliacao: {
      meaning: 'Treinamento avaliado, com o nome de quem o concluiu quando é outra pessoa',
      sample: 'Segurança no trabalho (Bruno Lima)',
    },
    prazo,
  },
  subject: 'Últimos dias para avaliar o impacto de {avaliacao}',
  lines: ['A avaliação de impacto de {avaliacao} ainda espera a sua resposta.', where],
});
