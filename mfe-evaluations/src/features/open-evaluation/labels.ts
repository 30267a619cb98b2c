export const labels = {
  title: 'Avaliação',
  starting: 'Aguarde, iniciando a avaliação!',
  notFound: 'Avaliação não encontrada.',
  notFoundHint: 'O endereço está incompleto, ou esta avaliação não faz parte da sua matrícula.',
  journey: 'Ir para a minha jornada',
  backToTraining: 'Voltar ao treinamento',
  backToImpact: 'Voltar às avaliações de impacto',
  failed: 'Não foi possível abrir a avaliação.',
  unknownStage: 'Componente não encontrado.',
  unknownType: 'TIPO DE AVALIAÇÃO NÃO ENCONTRADA.',
} as const;
