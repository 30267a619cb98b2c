/** Explanations of refused answers, by what their reason says. The first that fits counts. */
const explanations: readonly (readonly [reason: RegExp, text: string])[] = [
  [/SHA-1/, 'O provedor assina com SHA-1, que não é mais seguro. Configure-o para assinar com SHA-256.'],
  [/document type/, 'A resposta do provedor tem uma declaração DOCTYPE, que o SAML proíbe.'],
  [
    /Invalid document signature|no signed response/,
    'A resposta não está assinada com um dos certificados informados. Confira os certificados e peça ao provedor que assine a resposta inteira.',
  ],
  [
    /Invalid signature/,
    'A asserção não está assinada com um dos certificados informados. Confira os certificados e peça ao provedor que assine também a asserção.',
  ],
  [/Encrypted/i, 'O provedor cifra a asserção. Desligue a cifragem para este portal: a conexão já é protegida.'],
  [
    /issuer/i,
    'A resposta veio de um provedor com outro Entity ID. Confira o Entity ID do provedor: maiúsculas e barras finais contam.',
  ],
  [/destination|recipient/, 'A resposta é para outro endereço. Confira no provedor o endereço ACS deste portal.'],
  [/audience/i, 'A resposta é para outro serviço. Confira no provedor o Entity ID deste portal.'],
  [
    /over or not yet good|expired|not yet valid|No valid subject confirmation/,
    'A resposta está fora do prazo. Confira se o relógio do provedor está certo, com até 30 segundos de diferença.',
  ],
  [/InResponseTo|answers (?:no|another) request/, 'A resposta não é ao pedido deste teste. Teste de novo.'],
  [/Missing SAML assertion|not one assertion/, 'A resposta do provedor não traz exatamente uma asserção.'],
  [/not one bearer/, 'A asserção não traz a confirmação que o login pelo navegador exige (bearer).'],
];

/** Explains in plain words why an answer of an identity provider was refused, so that its administrator can act on it. */
export function causeOf(reason: string): string {
  const refusal = /SAML provider returned (.*)/s.exec(reason)?.[1];
  if (refusal !== undefined) return `O provedor recusou o login: ${refusal.slice(0, 300)}`;
  return (
    explanations.find(([pattern]) => pattern.test(reason))?.[1] ??
    `O portal não aceita a resposta do provedor: ${reason.slice(0, 300)}`
  );
}

/** Explains why nobody is found for the login of a valid answer; empty when an active person is. */
export function causeOfPerson(
  { login, loginAttribute }: { readonly login: string; readonly loginAttribute: string },
  person: { readonly isActive: boolean } | null,
): string {
  if (login === '')
    return loginAttribute === ''
      ? 'A resposta não traz um NameID.'
      : `A resposta não traz o atributo “${loginAttribute}”. Escolha um dos atributos recebidos.`;
  if (!person) return `Ninguém no portal tem o login “${login}”. Confira o atributo do login, ou cadastre a pessoa.`;
  return person.isActive ? '' : `A pessoa com o login “${login}” está sem acesso ao portal.`;
}
