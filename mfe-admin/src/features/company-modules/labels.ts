import type { ModuleLock } from '@shared-kit/contracts/admin';

/** Modules of the portal in words; a module of another remote has its own name only. */
const names: Readonly<Record<string, { readonly name: string; readonly hint: string }>> = {
  content: { name: 'Conteúdos', hint: 'Seções, conteúdos, busca, bate-papo e mensagens.' },
  learning: { name: 'Treinamentos', hint: 'Catálogo, matrículas, aulas e comentários.' },
  evaluations: { name: 'Avaliações', hint: 'Provas e pesquisas dentro dos treinamentos.' },
  store: { name: 'Lojinha', hint: 'Produtos, carrinho e pedidos.' },
  journey: { name: 'Jornada', hint: 'Minha jornada, certificados, agenda, aprovações e perfil.' },
  plans: { name: 'Planos', hint: 'Avisos sobre o plano da empresa e pedidos de contratação.' },
  notifications: { name: 'Notificações', hint: 'O sino do cabeçalho e os avisos em cada aparelho.' },
  admin: { name: 'Administração', hint: 'Estas páginas.' },
};

const peopleText = (people: number): string =>
  people === 1 ? '1 pessoa com acesso' : `${people.toLocaleString('pt-BR')} pessoas com acesso`;

export const labels = {
  title: 'Módulos',
  description: 'As partes do portal. O que está desligado some do menu e das páginas; nada é apagado.',
  loadFailed: 'Não foi possível carregar os módulos',
  readOnly: 'Os arquivos da empresa decidem os módulos',
  readOnlyHint: 'Aqui eles só podem ser vistos. Para mudar, fale com quem cuida da instalação.',
  list: 'Módulos do portal',
  nameOf: (module: string): string => names[module]?.name ?? module,
  hintOf: (module: string): string => names[module]?.hint ?? '',
  locks: {
    administration: 'Fica sempre ligada: sem ela, ninguém conseguiria ligá-la de novo.',
    'not-offered': 'Não faz parte do contrato da empresa. Para contratar, fale com o seu fornecedor.',
  } as Readonly<Record<ModuleLock, string>>,
  edited: 'mudado nesta página',
  askOff: (name: string): string => `Desligar ${name}?`,
  askOn: (name: string): string => `Ligar ${name}?`,
  whoOff: (people: number): string => `Vale para toda a empresa, na hora: ${peopleText(people)}.`,
  whoOn: (people: number): string =>
    `Vale para toda a empresa: ${peopleText(people)}. Quem está com o portal aberto vê o módulo na próxima página que carregar.`,
  menuOff: 'Somem do menu',
  menuOn: 'Entram no menu',
  pagesOff: 'Deixam de abrir',
  pagesOn: 'Passam a abrir',
  noScreens: 'O módulo não tem páginas próprias.',
  home: 'A página inicial muda: é este módulo que a preenche.',
  keeps: 'Nada é apagado. Ao ligar de novo, tudo volta como estava.',
  confirmOff: 'Desligar',
  confirmOn: 'Ligar',
  cancel: 'Cancelar',
  switchedOff: (name: string): string => `${name}: módulo desligado.`,
  switchedOn: (name: string): string => `${name}: módulo ligado.`,
  undone: 'O módulo voltou a ser como antes.',
} as const;
