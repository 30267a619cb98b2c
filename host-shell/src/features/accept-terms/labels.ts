export const labels = {
  title: 'Termo de aceite',
  agreement: 'Termos de uso',
  accept: 'Li e aceito os termos de uso',
  acceptResponsibility: (title: string): string => `Li e aceito: ${title}`,
  communication: 'Aceito receber comunicações',
  leave: 'Sair',
  proceed: 'Continuar',
  mustAccept: 'Você precisa aceitar os termos para continuar.',
  outdated: 'Os termos foram atualizados. Leia a nova versão para continuar.',
} as const;
