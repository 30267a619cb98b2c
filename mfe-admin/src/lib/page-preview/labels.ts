export const labels = {
  page: 'Página',
  device: 'Tela',
  pages: { login: 'Entrada', home: 'Início', landing: 'Apresentação' },
  devices: { desktop: 'Computador', phone: 'Celular' },
  frame: (page: string, device: string): string => `Prévia: ${page} no ${device.toLowerCase()}`,
} as const;
