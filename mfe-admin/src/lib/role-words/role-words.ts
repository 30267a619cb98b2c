import type { AdminRight, AdminRole, ScopeKind } from '@shared-kit/contracts/admin';

/** Roles in words. */
export const roleWords: Readonly<Record<AdminRole, { readonly name: string; readonly hint: string }>> = {
  owner: { name: 'Dono', hint: 'Pode tudo, inclusive dar este papel a outras pessoas.' },
  administrator: { name: 'Administrador', hint: 'Pode tudo, menos dar e tirar o papel de Dono.' },
  hr: {
    name: 'Pessoas (RH)',
    hint: 'Cadastra e edita pessoas e grupos, cuida dos acessos, das inscrições e das turmas, responde solicitações e cursos externos e envia comunicados.',
  },
  author: {
    name: 'Autor',
    hint: 'Vê os treinamentos da empresa, modera os comentários e o bate-papo e cuida dos pacotes SCORM.',
  },
  approver: {
    name: 'Instrutor/Aprovador',
    hint: 'Responde solicitações de matrícula e cursos externos, cuida das turmas e modera comentários e bate-papo.',
  },
  reports: { name: 'Leitor de relatórios', hint: 'Vê as pessoas e as inscrições do seu alcance, sem mudar nada.' },
  dpo: {
    name: 'Encarregado',
    hint: 'Vê as pessoas, os papéis e o registro de alterações, e exporta e apaga os dados de uma pessoa (LGPD).',
  },
};

/** Rights in words, each as what somebody can do. */
export const rightWords: Readonly<Record<AdminRight, string>> = {
  'admin.enter': 'Entrar na administração, acompanhar as próprias tarefas e salvar visões de listas',
  'people.read': 'Ver pessoas',
  'people.edit': 'Cadastrar e editar pessoas',
  'people.access': 'Enviar link de acesso, encerrar sessões e desativar pessoas',
  'people.privacy': 'Exportar e apagar os dados de uma pessoa (LGPD)',
  'groups.edit': 'Criar e renomear grupos e mudar quem faz parte deles',
  'requests.answer': 'Responder solicitações de matrícula e cursos externos',
  'community.moderate': 'Moderar comentários e bate-papo',
  'announcements.send': 'Enviar comunicados',
  'trainings.read': 'Ver os treinamentos',
  'trainings.edit': 'Importar treinamentos',
  'scorm.edit': 'Cuidar dos pacotes SCORM: regras, versões, servidores e prévia',
  'classes.edit': 'Criar, mudar e encerrar turmas',
  'enrolments.read': 'Ver quem está inscrito em quê',
  'enrolments.edit': 'Inscrever pessoas e cancelar inscrições',
  'roles.read': 'Ver quem tem quais papéis',
  'roles.give': 'Dar e tirar papéis',
  'owners.give': 'Dar e tirar o papel de Dono',
  'audit.read': 'Ver o registro de alterações',
  'company.edit': 'Mudar a marca e as configurações da empresa',
  'company.export': 'Exportar a empresa inteira',
};

/** Kinds of scope in words. */
export const scopeWords: Readonly<Record<ScopeKind, string>> = {
  all: 'Toda a empresa',
  departments: 'Departamentos',
  groups: 'Grupos',
  trainings: 'Treinamentos',
  team: 'Pessoas que lidera, em todos os níveis',
};
