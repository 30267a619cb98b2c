export const labels = {
  open: 'Exportar',
  csv: 'CSV (ponto e vírgula)',
  xlsx: 'Excel (.xlsx)',
  title: 'Exportar pessoas',
  says: 'O arquivo tem dados pessoais de todas as pessoas que o filtro encontra. A exportação fica no registro.',
  fileName: (format: string): string => `pessoas.${format}`,
  done: 'Arquivo exportado. A exportação fica no registro.',
} as const;
