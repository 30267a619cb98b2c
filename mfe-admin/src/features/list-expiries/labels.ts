const number = (count: number): string => count.toLocaleString('pt-BR');

export const labels = {
  title: 'Vencimentos',
  description: 'Conclusões cuja validade termina em 30 dias e que ninguém renovou ainda, a mais próxima primeiro.',
  enrolments: 'Ver inscrições',
  loadFailed: 'Não foi possível carregar os vencimentos',
  none: 'Nada vence em 30 dias',
  noneHint: 'Aqui aparece quem precisa refazer um treinamento porque a validade está no fim.',
  columns: { person: 'Pessoa', training: 'Treinamento', until: 'Vence em', renewal: 'Renovação' },
  renewing: 'Já inscrita de novo',
  notRenewing: 'Sem nova inscrição',
  grid: {
    caption: 'Vencimentos',
    total: (count: number): string => (count === 1 ? '1 vencimento' : `${number(count)} vencimentos`),
    selected: (count: number): string => (count === 1 ? '1 selecionado' : `${number(count)} selecionados`),
    selectPage: 'Selecionar todos desta página',
    selectAll: (count: number): string => `Selecionar todos os ${number(count)} do filtro`,
    clear: 'Limpar seleção',
    previous: 'Anteriores',
    next: 'Próximas',
  },
} as const;
