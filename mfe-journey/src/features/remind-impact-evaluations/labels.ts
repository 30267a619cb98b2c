const trainings = (count: number): string =>
  count === 1 ? '1 avaliação de impacto espera' : `${count} avaliações de impacto esperam`;

/** The specification does not define these texts (B4.10-06). */
export const labels = {
  title: 'Avaliações de impacto pendentes',
  waiting: (count: number): string =>
    `${trainings(count)} a sua resposta. Conte o que os treinamentos mudaram no trabalho.`,
  until: (day: string): string => `até ${day}`,
  of: (learner: string): string => `sobre ${learner}`,
  more: (count: number): string => (count === 1 ? 'e mais 1' : `e mais ${count}`),
  dontShow: 'Não mostrar novamente',
  notShown: 'Este aviso não aparece mais para estas avaliações.',
  failed: 'Não foi possível guardar a sua escolha. Tente novamente.',
  later: 'Agora não',
  open: 'Ver avaliações',
} as const;
