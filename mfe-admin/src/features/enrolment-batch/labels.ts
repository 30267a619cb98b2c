import type { BatchKind, BatchOutcome } from '@shared-kit/contracts/admin';

interface KindWords {
  readonly done: string;
  readonly undone: string;
  readonly undo: string;
  readonly undoTitle: string;
  readonly undoConsequences: readonly string[];
}

export const labels = {
  title: 'Inscrição de muitas pessoas',
  endingTitle: 'Cancelamento de muitas inscrições',
  back: 'Inscrições',
  source: (people: number, name: string, moment: string): string =>
    `${people === 1 ? '1 pessoa' : `${people.toLocaleString('pt-BR')} pessoas`} · por ${name} em ${moment}`,
  due: (day: string): string => `Prazo: ${day}`,
  reason: (text: string): string => `Motivo: ${text}`,
  stopped: 'A tarefa foi cancelada. O que ela já tinha feito ficou.',
  failed: (reason: string): string => `A tarefa não terminou: ${reason}`,
  enrolments: 'Ver inscrições',
  undoUntil: (moment: string): string => `Dá para desfazer até ${moment}.`,
  kinds: {
    enrol: {
      done: 'Inscrições feitas',
      undone: 'Inscrições desfeitas',
      undo: 'Desfazer inscrições',
      undoTitle: 'Desfazer estas inscrições?',
      undoConsequences: [
        'Quem ainda não começou deixa de estar inscrito, e as vagas voltam a ficar livres.',
        'Quem já começou ou concluiu fica, e o resultado diz quem é.',
      ],
    },
    end: {
      done: 'Inscrições canceladas',
      undone: 'Cancelamento desfeito',
      undo: 'Desfazer cancelamento',
      undoTitle: 'Desfazer este cancelamento?',
      undoConsequences: [
        'As inscrições voltam ao que eram: situação, progresso e fim do acesso.',
        'Quem não tem mais vaga na turma, ou se inscreveu de novo, fica como está, e o resultado diz quem é.',
      ],
    },
  } as Readonly<Record<BatchKind, KindWords>>,
  cancel: 'Cancelar',
  rows: 'Pessoas, pelo que aconteceu',
  person: 'Pessoa',
  training: 'Treinamento',
  loadFailed: 'Não foi possível carregar as pessoas',
  none: 'Ninguém aqui',
  previous: 'Anteriores',
  next: 'Próximas',
  outcomes: {
    enrolled: 'Inscritas',
    already: 'Já estavam inscritas',
    inactive: 'Sem acesso',
    removed: 'Inscrição cancelada antes',
    restricted: 'Não veem o treinamento',
    prerequisite: 'Sem pré-requisito',
    'no-seat': 'Sem vaga',
    closed: 'Treinamento ou turma fechou',
    gone: 'Fora do alcance',
    'not-reached': 'Não alcançadas',
    undone: 'Desfeitas',
    kept: 'Ficaram',
    ended: 'Canceladas',
    finished: 'Já concluídas',
    'ended-before': 'Canceladas antes',
    restored: 'Restauradas',
    'stays-ended': 'Ficaram canceladas',
  } as Readonly<Record<BatchOutcome, string>>,
} as const;
