import type { BatchKind, BatchOutcome } from '@shared-kit/contracts/admin';

const number = (value: number): string => value.toLocaleString('pt-BR');
const counted = (value: number, one: string, many: string): string => (value === 1 ? one : `${number(value)} ${many}`);

export const labels = {
  work: {
    enrol: {
      working: {
        title: 'Inscrevendo',
        stopped: 'Cancelar para onde está: quem já foi inscrito fica inscrito, e dá para desfazer depois.',
      },
      undoing: { title: 'Desfazendo as inscrições', stopped: '' },
    },
    end: {
      working: {
        title: 'Cancelando inscrições',
        stopped: 'Cancelar para onde está: o que já foi cancelado fica cancelado, e dá para desfazer depois.',
      },
      undoing: { title: 'Restaurando as inscrições', stopped: '' },
    },
  } as Readonly<Record<BatchKind, Readonly<Record<'working' | 'undoing', { title: string; stopped: string }>>>>,
  stays: 'Você pode sair desta página: a tarefa continua, e o resultado fica em Tarefas.',
  loadFailed: 'Não foi possível carregar a inscrição',
  each: 'Ver cada pessoa',
  /** Summary of an outcome, with the number of people. */
  summary: {
    enrolled: (value) => counted(value, '1 pessoa inscrita', 'pessoas inscritas'),
    already: (value) => counted(value, '1 já estava inscrita', 'já estavam inscritas'),
    inactive: (value) => `${number(value)} sem acesso ao portal`,
    removed: (value) => `${number(value)} com a inscrição cancelada antes`,
    restricted: (value) => `${number(value)} de departamentos ou unidades que não veem este treinamento`,
    prerequisite: (value) => `${number(value)} sem concluir os pré-requisitos`,
    'no-seat': (value) => `${number(value)} sem vaga na turma`,
    closed: (value) => `${number(value)} não inscritas: o treinamento ou a turma fechou`,
    gone: (value) => counted(value, '1 saiu do seu alcance ou do portal', 'saíram do seu alcance ou do portal'),
    'not-reached': (value) =>
      counted(value, '1 não foi alcançada antes de a tarefa parar', 'não foram alcançadas antes de a tarefa parar'),
    undone: (value) => counted(value, '1 inscrição desfeita', 'inscrições desfeitas'),
    kept: (value) =>
      counted(
        value,
        '1 ficou inscrita: já começou, ou a inscrição mudou depois',
        'ficaram inscritas: já começaram, ou a inscrição mudou depois',
      ),
    ended: (value) => counted(value, '1 inscrição cancelada', 'inscrições canceladas'),
    finished: (value) => counted(value, '1 já concluída não mudou', 'já concluídas não mudaram'),
    'ended-before': (value) => counted(value, '1 estava cancelada antes', 'estavam canceladas antes'),
    restored: (value) => counted(value, '1 inscrição restaurada', 'inscrições restauradas'),
    'stays-ended': (value) => counted(value, '1 ficou cancelada: mudou depois', 'ficaram canceladas: mudaram depois'),
  } as Readonly<Record<BatchOutcome, (value: number) => string>>,
} as const;
