import { filledMail } from '@shared-kit/contracts/admin';
import type { Mail } from './mail.port.ts';

/** Value that a mail has. */
interface MailPlaceholder {
  readonly meaning: string;
  /** Value of the preview, where the company has no real one. */
  readonly sample: string;
  /** True when a mail without it would be of no use. */
  readonly isRequired?: boolean;
}

/** Mail that the portal sends in the name of a company, which may change its words. */
export interface MailTemplate<Name extends string = string> {
  /** Permanent key in the form `<module>.<mail>`. */
  readonly key: string;
  readonly title: string;
  /** When it is sent, and to whom. */
  readonly occasion: string;
  readonly placeholders: Readonly<Record<Name, MailPlaceholder>>;
  /** Standard words. */
  readonly subject: string;
  readonly text: string;
}

/** Template of a notice, which the portal also shows in the bell and among the messages. */
export interface NoticeTemplate<Name extends string = string> extends MailTemplate<Name | 'nome' | 'preferencias'> {
  /** Standard paragraphs, without the greeting. */
  readonly lines: readonly string[];
}

/** Placeholders that many mails have. The preview fills them with the caller and the company. */
export const usualPlaceholders = {
  nome: { meaning: 'Nome de quem recebe', sample: 'Ana Souza' },
  login: { meaning: 'Login de quem recebe', sample: 'ana.souza' },
  empresa: { meaning: 'Nome da empresa', sample: 'Empresa' },
  portal: { meaning: 'Endereço do portal', sample: 'https://portal.exemplo.com.br' },
  treinamento: { meaning: 'Título do treinamento', sample: 'Segurança no trabalho' },
} as const;

export function defineMailTemplate<const Name extends string>(template: MailTemplate<Name>): MailTemplate<Name> {
  return template;
}

/** Declares a notice. Its mail greets the person and ends with how to choose what they receive. */
export function defineNotice<const Name extends string>({
  lines,
  placeholders,
  ...rest
}: Omit<NoticeTemplate<Name>, 'text' | 'placeholders'> & {
  readonly placeholders: Readonly<Record<Name, MailPlaceholder>>;
}): NoticeTemplate<Name> {
  const all = {
    nome: usualPlaceholders.nome,
    ...placeholders,
    preferencias: {
      meaning: 'Como escolher o que receber; vazio quando o aviso é obrigatório',
      sample: choiceOfNotices,
    },
  } as Readonly<Record<Name | 'nome' | 'preferencias', MailPlaceholder>>;
  return { ...rest, placeholders: all, lines, text: ['Olá, {nome}.', ...lines, '{preferencias}'].join('\n\n') };
}

/** Says how to choose what one receives. */
export const choiceOfNotices =
  'Para escolher o que você recebe, abra o portal e, no menu do seu perfil, "Notificações".';

/** Returns the mail of a template in its standard words. The company's own words replace them when it is sent. */
export function mailOf<Name extends string>(
  template: MailTemplate<Name>,
  { to, replyTo, values }: { to: string; replyTo?: string; values: Readonly<Record<Name, string>> },
): Mail {
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...filledMail(template, values),
    wording: { template: template.key, values },
  };
}
