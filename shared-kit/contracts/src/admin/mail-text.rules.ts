/** Subject and text of a mail, with placeholders such as `{nome}`. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Fault of a placeholder: the mail does not offer it, or its text needs it. */
export type MailFault =
  | { readonly kind: 'unknown'; readonly placeholder: string }
  | { readonly kind: 'missing'; readonly placeholder: string };

/** Placeholder that a template offers, by its name in the text. */
interface OfferedPlaceholder {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Braces with one line of text between them. The length has a limit, so that an open brace costs no quadratic time. */
const braces = /\{([^{}\n]{1,60})\}/g;

/** Returns the names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name]) => name ?? ''))];
}

/** Returns what is wrong with the placeholders: names that the mail does not have, and necessary ones that are missing. */
export function mailFaults({ subject, text }: MailText, offered: readonly OfferedPlaceholder[]): MailFault[] {
  const known = new Set(offered.map(({ name }) => name));
  const used = placeholdersIn(`${subject}\n${text}`);
  const inText = new Set(placeholdersIn(text));
  return [
    ...used
      .filter((placeholder) => !known.has(placeholder))
      .map((placeholder) => ({ kind: 'unknown', placeholder }) as const),
    ...offered
      .filter(({ name, isRequired }) => isRequired && !inText.has(name))
      .map(({ name }) => ({ kind: 'missing', placeholder: name }) as const),
  ];
}

/**
 * Returns the mail with the values. A value is never read for placeholders again. A line of which only empty values
 * remain is left out. Unknown placeholders stay as they are.
 */
export function filledMail({ subject, text }: MailText, values: Readonly<Record<string, string>>): MailText {
  return {
    subject: filled(subject, values).replaceAll(/\s+/g, ' ').trim(),
    text: text
      .split('\n')
      .flatMap((line) => {
        const result = filled(line, values);
        return result.trim() === '' && line.trim() !== '' ? [] : [result];
      })
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(braces, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

/** Part of a line: plain text, or a web address that readers can open. */
export type MailPart = { readonly kind: 'text' | 'link'; readonly text: string };

/** Returns the paragraphs of a mail as lines, each as texts and addresses. Blank lines separate paragraphs. */
export function mailParagraphs(text: string): MailPart[][][] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.split('\n').map(partsOf))
    .filter((lines) => lines.some((parts) => parts.length > 0));
}

function partsOf(line: string): MailPart[] {
  return line
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/)
    .map((text, index): MailPart => ({ kind: index % 2 === 1 ? 'link' : 'text', text }))
    .filter((part) => part.text !== '');
}
