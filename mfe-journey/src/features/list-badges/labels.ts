import type { Badge } from '@shared-kit/contracts/gamification';

/** Says what is left, with the verb and the unit in the right number. */
function left(kind: Badge['kind'], count: number): string {
  const one = count === 1;
  const verb = one ? 'Falta' : 'Faltam';
  switch (kind) {
    case 'events':
      return `${verb} ${count}`;
    case 'campaign':
      return `${verb} ${count.toLocaleString('pt-BR')} ${one ? 'ponto' : 'pontos'}`;
    case 'streak':
      return `${verb} ${count} ${one ? 'dia seguido' : 'dias seguidos'}`;
  }
}

const named = (names: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names.map((name) => `"${name}"`));

export const labels = {
  earned: 'Conquistadas',
  next: 'Próximas',
  none: 'Nenhuma insígnia ainda',
  noneHint: 'Aprenda no seu ritmo: a primeira aparece aqui assim que você a conquistar.',
  empty: 'Sem insígnias.',
  isNew: 'Nova',
  earnedOn: (day: string): string => `Conquistada em ${day}`,
  left,
  progress: (name: string): string => `Progresso da insígnia ${name}`,
  notice: (names: readonly string[]): string =>
    `Você conquistou ${names.length === 1 ? 'a insígnia' : 'as insígnias'} ${named(names)}.`,
  see: 'Ver insígnias',
  understood: 'Entendi',
} as const;
