export const labels = {
  region: 'Atualização do portal',
  available: 'Há uma versão nova do portal.',
  now: 'Atualizar agora',
  later: 'Depois',
} as const;
