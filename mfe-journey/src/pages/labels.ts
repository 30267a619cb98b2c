export const labels = {
  title: 'Minha jornada',
  description: 'Seus treinamentos, o que você já concluiu e os certificados que conquistou.',
  unknownCertificate: 'Certificado não encontrado.',
  tabs: {
    registered: 'Matriculados',
    requestEnrollmentStatus: 'Solicitações de matrícula',
    historic: 'Histórico',
    certificates: 'Certificados',
    impactEvaluation: 'Avaliações de impacto',
    gamification: 'Campanhas e Gamificação',
    badges: 'Insígnias',
    externalCourse: 'Cursos externos',
  },
} as const;
