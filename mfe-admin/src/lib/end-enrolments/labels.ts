const number = (value: number): string => value.toLocaleString('pt-BR');
const counted = (value: number, one: string, many: string): string => (value === 1 ? one : `${number(value)} ${many}`);

export const labels = {
  title: (count: number): string => (count === 1 ? 'Cancelar 1 inscrição' : `Cancelar ${number(count)} inscrições`),
  counting: 'Contando quem perde o acesso…',
  notBegun: (value: number): string =>
    counted(value, '1 pessoa que ainda não começou sai.', 'pessoas que ainda não começaram saem.'),
  begun: (value: number): string =>
    counted(value, '1 pessoa que já começou perde o acesso.', 'pessoas que já começaram perdem o acesso.'),
  unchanged: (value: number): string =>
    counted(
      value,
      '1 inscrição já concluída ou cancelada não muda.',
      'inscrições já concluídas ou canceladas não mudam.',
    ),
  consequences:
    'O que já foi feito fica no histórico, e a vaga na turma volta a ficar livre. Inscrições concluídas não mudam.',
  waiting: 'Quem está na lista de espera recebe a vaga.',
  byJob: 'Uma tarefa cancela em segundo plano e diz o que aconteceu com cada pessoa. Por 24 horas dá para desfazer.',
  reason: 'Motivo',
  reasonHint: 'Opcional. Vai para o registro de alterações.',
  back: 'Voltar',
  close: 'Fechar',
  confirm: 'Cancelar inscrição',
  confirmMany: 'Cancelar inscrições',
  started: 'Cancelamento de muitas inscrições',
} as const;
