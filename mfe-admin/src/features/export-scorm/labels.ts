import type { ExportFormat, ScormReportKind } from '@shared-kit/contracts/admin';

const kinds: Readonly<Record<ScormReportKind, string>> = {
  attempts: 'Tentativas',
  interactions: 'Respostas',
  objectives: 'Objetivos',
  items: 'Análise das questões',
};

const formats: Readonly<Record<ExportFormat, string>> = { csv: 'CSV', xlsx: 'Excel' };

export const labels = {
  open: 'Exportar',
  item: (kind: ScormReportKind, format: ExportFormat): string => `${kinds[kind]} (${formats[format]})`,
  fileName: (kind: ScormReportKind, format: ExportFormat): string =>
    `${kinds[kind].toLowerCase().replaceAll(' ', '-').normalize('NFD').replace(/\p{M}/gu, '')}.${format}`,
  done: 'Arquivo pronto.',
} as const;
