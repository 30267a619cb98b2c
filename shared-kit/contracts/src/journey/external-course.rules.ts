import { isDayKey } from '@shared-kit/contracts/calendar';

/** Error messages of an external course, as the form shows them (B5-32 to B5-39); the server uses the same. */
export const externalCourseFaults = {
  required: '*Preenchimento obrigatório',
  workload: 'O valor deve ser maior que 0',
  period:
    'Período de realização inválido. A data final deve ser maior ou igual à data de início e não pode ser superior à data atual. Por favor, verifique as datas e tente novamente.',
  date: 'Data inválida',
  evidenceType: 'Apenas arquivos PDF, JPG ou PNG são permitidos.',
  evidenceSize: 'O arquivo deve ter no máximo 5MB.',
} as const;

/** Maximum size of evidence in bytes (B5-39). */
export const EVIDENCE_MAX_SIZE = 5 * 1024 * 1024;

/** File extensions accepted as evidence (B5-38). */
export const evidenceExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;

export type EvidenceExtension = (typeof evidenceExtensions)[number];

/** Returns the extension of a file name; undefined when it is not accepted. */
export function evidenceExtensionOf(fileName: string): EvidenceExtension | undefined {
  const extension = /\.([^./\\]*)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return evidenceExtensions.find((each) => each === extension);
}

/** Returns why a file cannot be sent as evidence (B5-38, B5-39), before the upload; undefined when it can. */
export function evidenceFault({ name, size }: { readonly name: string; readonly size: number }): string | undefined {
  if (!evidenceExtensionOf(name)) return externalCourseFaults.evidenceType;
  return size > EVIDENCE_MAX_SIZE ? externalCourseFaults.evidenceSize : undefined;
}

const longestName = 80;

/**
 * Returns the stored name of evidence (B5-40): removes spaces and special characters, replaces dashes with underscores,
 * and removes accents from letters (decision 252). 'Certificado NR-10 (João).pdf' → 'CertificadoNR_10Joao.pdf'
 */
export function evidenceName(fileName: string): string {
  const last = fileName.trim().split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const [base, extension] = dot === -1 ? [last, ''] : [last.slice(0, dot), last.slice(dot + 1)];
  const clean = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[-‐-―]/g, '_')
      .replace(/\W/g, '');
  return `${clean(base).slice(0, longestName) || 'comprovante'}${extension === '' ? '' : `.${clean(extension).toLowerCase()}`}`;
}

/** Returns whether a period is valid (B5-35). Days as `YYYY-MM-DD`. */
export function isExternalCoursePeriod(
  { startDate, finishDate }: { readonly startDate: string; readonly finishDate: string },
  today: string,
): boolean {
  return finishDate >= startDate && finishDate <= today;
}

/**
 * Returns whether a text is an existing day, `YYYY-MM-DD`, of this century or the previous one: date inputs accept
 * years like 0202.
 */
export function isExternalCourseDay(text: string): boolean {
  return /^(19|20)/.test(text) && isDayKey(text);
}
