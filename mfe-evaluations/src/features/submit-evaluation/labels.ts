export const labels = {
  processing: 'Aguarde, estamos processando o resultado.',
  offline:
    'Você está sem conexão. Suas respostas estão guardadas neste aparelho e a avaliação será enviada assim que a conexão voltar. Mantenha esta página aberta.',
  failed: 'Não foi possível enviar a avaliação.',
  retry: 'Tentar novamente',
  keepAnswering: 'Voltar às questões',
} as const;
