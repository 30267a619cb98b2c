/** What a template's text may name. An empty value is one that this certificate does not have. */
export interface CertificateFacts {
  readonly nome: string;
  readonly treinamento: string;
  readonly inicio: string;
  readonly conclusao: string;
  /** `de {inicio} a {conclusao}`, or `em {conclusao}` where both are one day. */
  readonly periodo: string;
  readonly carga: string;
  readonly nota: string;
}

export const factNames = [
  'nome',
  'treinamento',
  'inicio',
  'conclusao',
  'periodo',
  'carga',
  'nota',
] as const satisfies readonly (keyof CertificateFacts)[];

/** The days of a training in words. */
export function periodOf(inicio: string, conclusao: string): string {
  return inicio === conclusao ? `em ${conclusao}` : `de ${inicio} a ${conclusao}`;
}

/** A stretch of text in one weight. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
}

const placeholder = /\{([^}]*)\}/g;

/** Names in braces that no certificate has. */
export function unknownFacts(template: string): string[] {
  const known: ReadonlySet<string> = new Set(factNames);
  return [...template.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !known.has(name));
}

/** Fills a template. A part in brackets goes away whole when one of its facts is empty; `**text**` is bold. */
export function certificateText(template: string, facts: CertificateFacts): TextRun[] {
  const isEmpty = (part: string) =>
    [...part.matchAll(placeholder)].some(([, name]) => facts[name as keyof CertificateFacts] === '');
  const kept = template.replace(/\[([^\]]*)\]/g, (_, part: string) => (isEmpty(part) ? '' : part));
  // Split before the facts are filled in: an asterisk in a title is text.
  return kept.split('**').flatMap((part, index) => {
    const text = part.replace(placeholder, (whole, name: string) => facts[name as keyof CertificateFacts] ?? whole);
    return text === '' ? [] : [{ text, bold: index % 2 === 1 }];
  });
}
