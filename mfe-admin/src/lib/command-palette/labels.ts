export const labels = {
  open: 'Ir para…',
  shortcut: 'Ctrl K',
  title: 'Ir para ou fazer',
  search: 'Buscar pessoas, treinamentos, grupos, páginas e ações',
  results: 'Resultados',
  found: (count: number): string =>
    count === 0 ? 'Nada encontrado' : count === 1 ? '1 resultado' : `${count} resultados`,
  nothing: 'Nada encontrado. Confira o que você digitou.',
  groups: {
    people: 'Pessoas',
    actions: 'Ações',
    trainings: 'Treinamentos',
    packages: 'Pacotes SCORM',
    groups: 'Grupos',
    pages: 'Páginas',
  },
  sendLink: (name: string): string => `Enviar link de senha para ${name}`,
  enrol: (name: string): string => `Inscrever ${name} em treinamentos`,
  previewPackage: (title: string): string => `Ver a prévia de ${title}`,
  hosts: 'Servidores dos pacotes SCORM',
  importTraining: 'Importar treinamento',
  sent: (name: string): string => `Link enviado para ${name}.`,
} as const;
