export const labels = {
  menu: 'Fale conosco',
  message: 'Mensagem',
  from: (name: string, email: string) =>
    email === ''
      ? `A mensagem vai em nome de ${name}. Para receber a resposta, confirme antes o seu e-mail em "Meu perfil".`
      : `A mensagem vai em nome de ${name}. A resposta chega em ${email}.`,
  send: 'Enviar',
  another: 'Enviar outra mensagem',
  home: 'Ir para o início',
  failed: 'Não foi possível carregar o formulário',
} as const;
