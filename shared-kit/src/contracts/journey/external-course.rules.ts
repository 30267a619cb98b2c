import { isDayKey } from 'shared-kit/contracts/calendar';

/** What is wrong with an external course, in the words of the form (B5-32 to B5-39); the server refuses in the same. */
export const externalCourseFaults = {
  required: '*Preenchimento obrigatório',
  workload: 'O valor deve ser maior que 0',
  period:
    'Período de realização inválido. A data final deve ser maior ou igual à data de início e não pode ser superior à data atual. Por favor, verifique as datas e tente novamente.',
  date: 'Data inválida',
  evidenceType: 'Apenas arquivos PDF, JPG ou PNG são permitidos.',
  evidenceSize: 'O arquivo deve ter no máximo 5MB.',
} as const;

/** B5-39. Bytes. */
export const EVIDENCE_MAX_SIZE = 5 * 1024 * 1024;

/** Endings of the files that are taken as evidence (B5-38). */
export const evidenceExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;

export type EvidenceExtension = (typeof evidenceExtensions)[number];

/** By a file's name; undefined where no such file is taken. */
export function evidenceExtensionOf(fileName: string): EvidenceExtension | undefined {
  const extension = /\.([^./\\]*)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return evidenceExtensions.find((each) => each === extension);
}

/** Why a file can't be sent as evidence, judged before it is (B5-38, B5-39); undefined where it can. */
export function evidenceFault({ name, size }: { readonly name: string; readonly size: number }): string | undefined {
  if (!evidenceExtensionOf(name)) return externalCourseFaults.evidenceType;
  return size > EVIDENCE_MAX_SIZE ? externalCourseFaults.evidenceSize : undefined;
}

const longestName = 80;

/**
 * The name under which evidence is kept (B5-40): spaces go, dashes become underscores, other special characters go. Letters lose their accents and stay
 * (decision 252). 'Certificado NR-10 (João).pdf' → 'CertificadoNR_10Joao.pdf'
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

/** B5-35. Days as `YYYY-MM-DD`. */
export function isExternalCoursePeriod(
  { startDate, finishDate }: { readonly startDate: string; readonly finishDate: string },
  today: string,
): boolean {
  return finishDate >= startDate && finishDate <= today;
}

/** A day that there is, `YYYY-MM-DD`, of this century or the one before: date inputs let years like 0202 through. */
export function isExternalCourseDay(text: string): boolean {
  return /^(19|20)/.test(text) && isDayKey(text);
}
