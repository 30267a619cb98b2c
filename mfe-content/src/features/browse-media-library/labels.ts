export const labels = {
  path: 'Caminho da pasta',
  root: 'Início da biblioteca',
  items: (count: number): string => (count === 1 ? '1 item' : `${count} itens`),
  download: 'Baixar',
  downloadOf: (name: string): string => `Baixar ${name}`,
  openOf: (name: string): string => `Ver ${name}`,
  folder: 'Pasta',
  emptyFolder: 'Esta pasta está vazia.',
};
