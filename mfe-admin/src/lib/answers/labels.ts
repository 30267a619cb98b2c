/** Words of answers to one kind of thing. */
export interface AnswerWords {
  readonly accept: string;
  readonly refuse: string;
  readonly accepting: (count: number) => string;
  readonly refusing: (count: number) => string;
  readonly undone: string;
  /** Title over what the server refused to answer. */
  readonly failed: (count: number) => string;
  readonly refuseTitle: (count: number) => string;
  readonly refuseHint: string;
}

/** Returns the text of a count: one of its own for 1, and `#` stands for the number. */
export const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? one : many.replace('#', count.toLocaleString('pt-BR'));

export const labels = {
  sendFailed: 'A resposta não foi enviada. Nada mudou.',
  reason: 'Motivo',
  reasonRequired: 'Escreva o motivo.',
  keep: 'Voltar',
} as const;
