export const labels = {
  loadFailed: 'Não foi possível carregar o resultado',
  none: 'Ninguém nesta turma',
  noneHint: 'O resultado aparece aqui quando há pessoas na turma e presenças marcadas.',
  caption: 'Frequência das pessoas da turma',
  partial: 'A turma tem mais de 1.000 pessoas, e a lista mostra as primeiras pelo nome. O arquivo tem todas.',
  min: (percent: number, meetings: number): string =>
    `Frequência mínima: ${percent}% de ${meetings} ${meetings === 1 ? 'encontro' : 'encontros'}. O resultado é um registro e não muda a conclusão do treinamento.`,
  noMin: 'Esta turma não tem frequência mínima. Defina uma em Dados para ver quem a alcança.',
  columns: {
    name: 'Pessoa',
    present: 'Presenças',
    absent: 'Faltas',
    justified: 'Justificadas',
    unmarked: 'Sem marca',
    percent: 'Frequência',
    result: 'Resultado',
  },
  results: { approved: 'Aprovada', failed: 'Reprovada', open: 'Em aberto' },
  nothing: '—',
  export: 'Exportar CSV',
  fileName: 'resultado-da-turma.csv',
  exported: 'Arquivo exportado. A exportação fica no registro.',
} as const;
