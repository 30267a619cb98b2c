export const labels = {
  download: 'Baixar',
  certificate: ' certificado',
  downloadOf: (title: string): string => `Baixar certificado de ${title}`,
  waiting: 'Aguarde, gerando e baixando o certificado!',
  failed: 'Não foi possível gerar o certificado. Tente novamente.',
} as const;
