export const labels = {
  open: 'Cadastrar pessoa',
  title: 'Cadastrar pessoa',
  sendsLink: 'Enviar por e-mail o link para escolher a senha',
  sendsLinkHint: 'O link vale por sete dias. Você pode enviá-lo de novo na página da pessoa.',
  save: 'Cadastrar',
  cancel: 'Cancelar',
  done: (name: string): string => `Cadastro feito: ${name}.`,
  view: 'Abrir a página',
} as const;
