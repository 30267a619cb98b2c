import type { Override } from './override.rules.ts';

export const labels = {
  title: ({ remote }: Override) => `Usar ${remote} da sua máquina?`,
  description: ({ remote, origin }: Override) =>
    `Nesta aba, ${remote} passa a vir de ${origin}, sem assinatura e sem conferência. O código que vier de lá faz no portal tudo o que você pode fazer. Vale até você encerrar, fechar a aba ou por 8 horas.`,
  confirm: 'Usar nesta aba',
  cancel: 'Cancelar',
  malformed: 'O endereço não diz qual módulo trocar. Use, por exemplo, ?remote=mfe-store@http://localhost:3004.',
  notPermitted: 'Usar um módulo da própria máquina é só para quem tem a permissão de desenvolvimento.',
  region: 'Módulo em desenvolvimento',
  comesFrom: ({ remote, origin }: Override) => `${remote} vem de ${origin}`,
  notThere: ({ remote, origin }: Override) => `${origin} não entregou ${remote}: a versão publicada está em uso.`,
  retry: 'Tentar novamente',
  end: 'Encerrar',
} as const;
