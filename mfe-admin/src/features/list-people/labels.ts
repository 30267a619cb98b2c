export const labels = {
  import: 'Importar',
  title: 'Pessoas',
  description: 'Todas as pessoas que você alcança na administração.',
  search: 'Buscar por nome, e-mail ou login',
  state: 'Acesso',
  anyState: 'Qualquer acesso',
  department: 'Departamento',
  unit: 'Unidade (com subunidades)',
  anyUnit: 'Todas as unidades',
  anyDepartment: 'Todos os departamentos',
  group: 'Grupo',
  anyGroup: 'Todos os grupos',
  clear: 'Limpar filtros',
  loadFailed: 'Não foi possível carregar as pessoas',
  none: 'Ninguém por aqui ainda',
  noneHint: 'Cadastre a primeira pessoa: ela recebe por e-mail o link para escolher a senha.',
  notFound: 'Nenhuma pessoa com estes filtros',
  notFoundHint: 'Confira a busca ou limpe os filtros para ver todas.',
  columns: {
    name: 'Nome',
    role: 'Cargo',
    leader: 'Liderança',
    state: 'Acesso',
    lastAccess: 'Último acesso',
  },
  never: '—',
  grid: {
    caption: 'Pessoas',
    total: (count: number): string => (count === 1 ? '1 pessoa' : `${count.toLocaleString('pt-BR')} pessoas`),
    selected: (count: number): string =>
      count === 1 ? '1 selecionada' : `${count.toLocaleString('pt-BR')} selecionadas`,
    selectPage: 'Selecionar todas desta página',
    selectAll: (count: number): string => `Selecionar todas as ${count.toLocaleString('pt-BR')} do filtro`,
    clear: 'Limpar seleção',
    previous: 'Anteriores',
    next: 'Próximas',
  },
  addToGroup: 'Pôr num grupo',
  enrol: 'Inscrever',
  addTitle: (count: number): string =>
    count === 1 ? 'Pôr 1 pessoa num grupo' : `Pôr ${count.toLocaleString('pt-BR')} pessoas num grupo`,
  chooseGroup: 'Grupo',
  chooseGroupHint: 'Os grupos servem para dar alcance a papéis e para achar as pessoas de novo.',
  noGroups: 'Ainda não há grupos. Crie um em "Grupos".',
  confirmAdd: 'Pôr no grupo',
  cancel: 'Cancelar',
  added: (changed: number, unchanged: number): string => {
    const now =
      changed === 1 ? '1 pessoa entrou no grupo.' : `${changed.toLocaleString('pt-BR')} pessoas entraram no grupo.`;
    return unchanged === 0
      ? now
      : `${now} ${unchanged.toLocaleString('pt-BR')} já ${unchanged === 1 ? 'fazia' : 'faziam'} parte.`;
  },
} as const;
