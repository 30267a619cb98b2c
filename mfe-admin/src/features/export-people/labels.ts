export const labels = {
  open: 'Exportar',
  csv: 'CSV (ponto e vírgula)',
  xlsx: 'Excel (.xlsx)',
  fileName: (format: string): string => `pessoas.${format}`,
  done: 'Arquivo exportado. A exportação fica no registro.',
} as const;
