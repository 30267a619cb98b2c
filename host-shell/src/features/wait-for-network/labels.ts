export const labels = {
  pageTitle: 'Sem conexão',
  title: 'Parece que você está sem conexão com a internet.',
  text: 'Assim que ela voltar, esta página abre sozinha. O que você já fez ficou guardado neste aparelho e será enviado.',
  retry: 'Tentar novamente',
  saved: 'Guardado neste aparelho',
} as const;
