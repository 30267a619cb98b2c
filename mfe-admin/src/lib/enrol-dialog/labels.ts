import type { EnrolmentRefusals } from '@shared-kit/contracts/admin';

const number = (count: number): string => count.toLocaleString('pt-BR');

export const labels = {
  title: 'Inscrever pessoas',
  titleOf: (count: number): string => (count === 1 ? 'Inscrever 1 pessoa' : `Inscrever ${number(count)} pessoas`),
  audience: 'Quem',
  audiences: { department: 'Um departamento', group: 'Um grupo', people: 'Pessoas escolhidas' },
  group: 'Grupo',
  select: 'Selecione',
  trainings: 'Treinamentos',
  searchTrainings: 'Buscar treinamento',
  noTraining: 'Nenhum treinamento com este nome',
  tooMany: (most: number): string => `Escolha até ${most} treinamentos de uma vez.`,
  team: 'Turma',
  teamHint: 'Sem turma, a pessoa faz o treinamento sem data, sem limite de vagas e sem certificado.',
  severalHint: 'Nos treinamentos com uma só turma aberta, as pessoas entram nela.',
  noTeam: 'Sem turma',
  seats: (left: number | null): string =>
    left === null ? 'vagas sem limite' : left === 1 ? '1 vaga' : `${number(left)} vagas`,
  due: 'Prazo para concluir',
  dueHint: 'Opcional. Depois do prazo a inscrição continua aberta e aparece como atrasada.',
  reason: 'Motivo',
  reasonHint: 'Opcional. Aparece na página da pessoa e no registro de alterações.',
  cancel: 'Cancelar',
  close: 'Fechar',
  confirm: 'Inscrever',
  loadFailed: 'Não foi possível carregar os treinamentos',
  done: 'Inscrições feitas',
  started: 'Inscrição de muitas pessoas',
  enrolled: (count: number): string => (count === 1 ? '1 pessoa inscrita' : `${number(count)} pessoas inscritas`),
  refusals: {
    already: (count: number): string =>
      count === 1 ? '1 já estava inscrita' : `${number(count)} já estavam inscritas`,
    inactive: (count: number): string => `${number(count)} sem acesso ao portal`,
    removed: (count: number): string => `${number(count)} com a inscrição cancelada antes`,
    restricted: (count: number): string =>
      `${number(count)} de departamentos ou unidades que não veem este treinamento`,
    prerequisite: (count: number): string => `${number(count)} sem concluir os pré-requisitos`,
    'no-seat': (count: number): string => `${number(count)} sem vaga na turma`,
  } satisfies Record<keyof EnrolmentRefusals, (count: number) => string>,
} as const;
