export const labels = {
  /** B2.6-03. */
  close: 'FECHAR CONTEÚDO',
  /** B4.7-03. */
  starting: 'Aguarde, iniciando conteúdo',
  /** B2.6-13. */
  unknownType: 'Não foi possível abrir o conteúdo',
  /** B2.6-08. */
  linkTitle: 'Você será direcionado para uma página externa',
  linkText: 'Ela abre em outra aba. Quando terminar, volte para cá para continuar o seu treinamento.',
  goOn: 'Continuar',
  download: 'Baixar arquivo',
  /** B4.7-09. */
  downloading: 'Atenção, download em progresso!',
  /** B5-63. */
  invalidFile: 'Arquivo inválido',
  author: 'Por',
  completed: 'Concluído',
  saving: 'Salvando…',
  savedAt: (time: string) => `Salvo às ${time}`,
  notSaved: 'Progresso não salvo',
  retry: 'Tentar novamente',
  lockedTitle: 'Ainda não é a hora deste item',
  backToTraining: 'Voltar ao treinamento',
  notFound: 'Conteúdo não encontrado',
  home: 'Ir para o início',
} as const;
