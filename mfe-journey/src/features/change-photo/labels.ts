export const labels = {
  title: 'Alterar foto',
  choose: 'Escolher foto',
  chooseOther: 'Escolher outra',
  help: 'Escolha uma imagem do seu dispositivo ou arraste-a para cá.',
  stage: 'Recorte da foto',
  stageHelp: 'Arraste para enquadrar. No teclado, use as setas para mover e as teclas + e − para aproximar e afastar.',
  closer: 'Aproximar',
  farther: 'Afastar',
  zoom: (percent: number) => `Zoom de ${percent}%`,
  save: 'Salvar foto',
} as const;
