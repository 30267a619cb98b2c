export const labels = {
  title: (count: number): string =>
    count === 1 ? 'Cancelar 1 inscrição' : `Cancelar ${count.toLocaleString('pt-BR')} inscrições`,
  consequences:
    'O que já foi feito fica no histórico, e a vaga na turma volta a ficar livre. Inscrições concluídas não mudam.',
  reason: 'Motivo',
  reasonHint: 'Opcional. Vai para o registro de alterações.',
  back: 'Voltar',
  confirm: 'Cancelar inscrição',
} as const;
