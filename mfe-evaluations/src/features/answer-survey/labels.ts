export const labels = {
  save: 'Salvar',
  submit: 'Enviar avaliação',
  back: 'Voltar',
  leave: 'Voltar ao treinamento',
  leaveImpact: 'Voltar às avaliações de impacto',
  expired: 'O prazo para responder a esta avaliação de impacto terminou.',
  question: (number: number) => `Questão ${number}`,
  optional: 'opcional',
  saved: 'Rascunho salvo.',
  notSaved: 'Não foi possível salvar o rascunho. As respostas continuam guardadas neste aparelho.',
  alreadySent: 'Você já enviou esta avaliação. Obrigado pela participação!',
  mandatoryFirst: 'Responda às questões obrigatórias para enviar.',
  thanksTitle: 'Avaliação enviada',
  /** Default thanks (B9-37); the specification does not define its text. */
  thanks: 'Agradecemos a sua participação! Sua opinião nos ajuda a melhorar os treinamentos.',
  understood: 'Ok, entendi',
} as const;
