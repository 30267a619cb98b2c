import type { PersonFields } from '@shared-kit/contracts/admin';

export const labels = {
  fields: {
    name: 'Nome',
    username: 'Login',
    email: 'E-mail',
    cpf: 'CPF',
    phone: 'Telefone',
    department: 'Departamento',
    role: 'Cargo',
    idLeader: 'Liderança',
  } satisfies Record<keyof PersonFields, string>,
  unit: 'Unidade',
  noUnit: 'Nenhuma',
  usernameHint: 'O que a pessoa digita para entrar.',
  leaderHint: 'Quem responde as solicitações desta pessoa. Busque pelo nome.',
  noLeader: 'Ninguém',
  changeLeader: 'Trocar',
  removeLeader: 'Tirar',
  searchLeader: 'Buscar liderança pelo nome',
  noneFound: 'Ninguém com este nome.',
  required: 'Preencha este campo.',
  spaces: 'O login não tem espaços.',
} as const;
