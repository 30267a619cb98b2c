export const labels = {
  page: 'Boas-vindas',
  contact: 'Contato',
  logIn: 'Login',
  activate: 'Ativar meu acesso',
  hasAccount: 'Já tenho conta',
  enter: 'Acessar o portal',
  highlights: 'Por que usar',
  ownText: 'Conteúdos, treinamentos e novidades em um só lugar. Entre com a sua conta para continuar de onde parou.',
  framed: (name: string) => `Página inicial de ${name}`,
} as const;
