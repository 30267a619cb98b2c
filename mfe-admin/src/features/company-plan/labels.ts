import type { CompanyPlan } from '@shared-kit/contracts/admin';

const number = (value: number): string => value.toLocaleString('pt-BR');

export const labels = {
  title: 'Plano',
  description: 'O plano da empresa, quanto dele está em uso e o que foi pedido.',
  loadFailed: 'Não foi possível carregar o plano',
  plan: 'Plano da empresa',
  none: 'A empresa não tem um plano registrado',
  noneHint: 'O portal funciona normalmente. Quando um teste começar ou um plano for contratado, ele aparece aqui.',
  trial: 'Teste',
  contract: 'Contratado',
  ended: 'Encerrado',
  name: 'Plano',
  until: 'Vale até',
  inclusive: (day: string): string => `${day}, inclusive`,
  people: 'Pessoas com acesso',
  used: (people: number, licences: number | null): string =>
    licences === null ? number(people) : `${number(people)} de ${number(licences)} licenças`,
  noLicences: 'Não há um número de licenças registrado.',
  free: (count: number): string => (count === 1 ? 'Resta 1 licença.' : `Restam ${number(count)} licenças.`),
  over: (count: number): string =>
    count === 1 ? '1 pessoa além das licenças contratadas' : `${number(count)} pessoas além das licenças contratadas`,
  overHint: 'Ninguém perde o acesso por isso. Desative quem saiu ou fale com a equipe comercial.',
  usage: 'Uso das licenças',
  requests: 'Solicitações',
  noRequests: 'Nenhuma solicitação',
  noRequestsHint: 'Quando alguém pedir um plano ou uma contratação pelo portal, o pedido e a resposta aparecem aqui.',
  newest: (shown: number, total: number): string => `As ${number(shown)} mais novas de ${number(total)}.`,
  request: 'Pedido',
  person: 'Quem pediu',
  when: 'Quando',
  answer: 'Resposta',
  waiting: 'Aguarda',
  answered: (day: string): string => `Respondida em ${day}`,
  licences: (count: number): string => (count === 1 ? '1 licença' : `${number(count)} licenças`),
  kinds: {
    TRIAL: 'Teste do plano',
    CONTACT: 'Contato sobre o plano',
    EXTENSION: 'Extensão do teste do plano',
    CONTRACT: 'Contratação do plano',
    UPGRADE: 'Pedido do plano',
  } satisfies Record<CompanyPlan['requests'][number]['kind'], string>,
} as const;
