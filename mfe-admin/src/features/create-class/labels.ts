export const labels = {
  title: 'Nova turma',
  copyTitle: 'Copiar turma',
  copyHint: 'A cópia começa sem datas e sem pessoas. Comentários obrigatórios vêm junto.',
  back: 'Todas as turmas',
  loadFailed: 'Não foi possível carregar os treinamentos',
  training: 'Treinamento',
  select: 'Escolha',
  trainingRequired: 'Escolha o treinamento',
  none: 'Nenhum treinamento ao seu alcance',
  noneHint: 'Para criar turmas, o seu papel precisa alcançar o treinamento inteiro.',
  create: 'Criar turma',
  created: 'Turma criada. Ela já aparece na página do treinamento.',
} as const;
