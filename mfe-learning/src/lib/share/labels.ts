export const labels = {
  /** B2.7-04, B2.7-05. */
  share: 'Compartilhar',
  title: 'Compartilhar conteúdo',
  link: 'Link do conteúdo',
  copy: 'Copiar link',
  copied: 'Link copiado!',
  notCopied: 'Não foi possível copiar. Selecione o link e copie.',
  whatsApp: 'Compartilhar por WhatsApp',
} as const;
