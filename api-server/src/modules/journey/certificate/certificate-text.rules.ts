/** Values for the placeholders of a template. An empty value means that this certificate has none. */
export interface CertificateData {
  readonly nome: string;
  readonly treinamento: string;
  readonly inicio: string;
  readonly conclusao: string;
  /** `de {inicio} a {conclusao}`, or `em {conclusao}` when both are the same day. */
  readonly periodo: string;
  readonly carga: string;
  readonly nota: string;
}

export const fieldNames = [
  'nome',
  'treinamento',
  'inicio',
  'conclusao',
  'periodo',
  'carga',
  'nota',
] as const satisfies readonly (keyof CertificateData)[];

/** Returns the dates of a training in words. */
export function periodOf(inicio: string, conclusao: string): string {
  return inicio === conclusao ? `em ${conclusao}` : `de ${inicio} a ${conclusao}`;
}

/** Text in one font weight. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
}

const placeholder = /\{([^}]*)\}/g;

/** Returns the names in braces that no certificate has. */
export function unknownFields(template: string): string[] {
  const known: ReadonlySet<string> = new Set(fieldNames);
  return [...template.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

/** Fills a template. Drops a part in brackets when one of its values is empty; renders `**text**` in bold. */
export function certificateText(template: string, data: CertificateData): TextRun[] {
  const isEmpty = (part: string) =>
    [...part.matchAll(placeholder)].some(([, name]) => data[name as keyof CertificateData] === '');
  const remaining = template.replace(/\[([^\]]*)\]/g, (_, part: string) => (isEmpty(part) ? '' : part));
  // Split before the values are inserted, so that an asterisk in a title stays text.
  return remaining.split('**').flatMap((part, index) => {
    const text = part.replace(placeholder, (whole, name: string) => data[name as keyof CertificateData] ?? whole);
    return text === '' ? [] : [{ text, bold: index % 2 === 1 }];
  });
}
