export const labels = {
  title: 'Janelas dos pacotes',
  free: 'Deixar livres as janelas que os pacotes abrem',
  isFree: 'Sites e PDFs que um pacote abre funcionam como em qualquer janela do navegador.',
  isKept: 'As janelas ficam dentro dos limites do pacote: alguns sites e os PDFs não abrem nelas.',
  ask: 'Deixar livres as janelas dos pacotes?',
  risk: 'Um pacote mal-intencionado poderia levar a página do portal para outro endereço. Libere apenas se a empresa confia em todos os seus pacotes.',
  when: 'Vale para as lições que forem abertas a partir de agora.',
  cancel: 'Cancelar',
  confirm: 'Deixar livres',
  freed: 'As janelas dos pacotes agora são livres.',
  kept: 'As janelas ficam dentro dos limites dos pacotes.',
} as const;
