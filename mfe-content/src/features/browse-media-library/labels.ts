export const labels = {
  path: 'Caminho da pasta',
  items: (count: number): string => (count === 1 ? '1 item' : `${count} itens`),
  download: 'Baixar',
  downloadOf: (name: string): string => `Baixar ${name}`,
  openOf: (name: string): string => `Ver ${name}`,
  emptyFolder: 'Esta pasta está vazia.',
};
