/** Texts of the validity of a finished training and of its renewal (decision 377). */
export const labels = {
  certificate: {
    until: (day: string) => `O certificado vale até ${day}.`,
    ended: (day: string) => `O certificado venceu em ${day}.`,
    renewalUntil: (day: string) => `Renovação do certificado · o atual vale até ${day}`,
    renewalEnded: (day: string) => `Renovação do certificado · o anterior venceu em ${day}`,
  },
  completion: {
    until: (day: string) => `A conclusão vale até ${day}.`,
    ended: (day: string) => `A validade da conclusão terminou em ${day}.`,
    renewalUntil: (day: string) => `Renovação · a conclusão atual vale até ${day}`,
    renewalEnded: (day: string) => `Renovação · a validade da conclusão anterior terminou em ${day}`,
  },
  during: {
    certificate: 'Ao concluir, você recebe um certificado novo. O anterior continua no seu histórico.',
    completion: 'Ao concluir, a validade recomeça. A conclusão anterior continua no seu histórico.',
  },
  before: {
    certificate:
      'Matricule-se novamente e faça o treinamento para receber um certificado novo. O anterior continua no seu histórico.',
    completion:
      'Matricule-se novamente e faça o treinamento para recomeçar a validade. A conclusão anterior continua no seu histórico.',
  },
} as const;
