export const labels = {
  title: 'Minha jornada',
  description: 'Seus treinamentos, o que você já concluiu e os certificados que conquistou.',
  tabs: { registered: 'Matriculados', requestEnrollmentStatus: 'Solicitações de matrícula', historic: 'Histórico', certificates: 'Certificados' },
} as const;
