import { ACCESS_LINK_DAYS } from '../modules/identity/index.ts';

/** Returns the lines that give an operator the link of a person. */
export function linkLines(
  login: string,
  email: string,
  { link, isMailed }: { readonly link: string; readonly isMailed: boolean },
): string[] {
  return [
    `Link para ${login} escolher a senha, uma vez, em até ${ACCESS_LINK_DAYS} dias:`,
    link,
    isMailed ? `O link foi também para ${email}.` : 'O link não foi por e-mail: entregue-o à pessoa.',
  ];
}
