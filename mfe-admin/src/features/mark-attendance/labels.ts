const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const labels = {
  title: 'Presenças',
  loadFailed: 'Não foi possível carregar a lista de presenças',
  none: 'Ninguém nesta turma',
  noneHint: 'As pessoas aparecem aqui quando se matriculam na turma.',
  noneFound: 'Nenhuma pessoa com este nome',
  partial: 'A turma tem mais de 1.000 pessoas, e esta lista mostra as primeiras pelo nome.',
  early: 'Este encontro ainda não começou. Confira se é o encontro certo.',
  back: 'Encontros da turma',
  print: 'Imprimir lista',
  byPin: 'Presença por PIN',
  search: 'Buscar pelo nome',
  list: 'Pessoas da turma',
  states: { PRESENT: 'Presente', ABSENT: 'Falta', JUSTIFIED: 'Justificada' },
  choice: (state: string, name: string): string => `${state}: ${name}`,
  group: (name: string): string => `Presença de ${name}`,
  note: 'Motivo da falta (opcional)',
  noteOf: (name: string): string => `Motivo da falta (opcional) de ${name}`,
  counts: ({ PRESENT, ABSENT, JUSTIFIED, NONE }: Record<'PRESENT' | 'ABSENT' | 'JUSTIFIED' | 'NONE', number>): string =>
    [
      plural(PRESENT, 'presente', 'presentes'),
      plural(ABSENT, 'falta', 'faltas'),
      plural(JUSTIFIED, 'justificada', 'justificadas'),
      `${NONE} sem marca`,
    ].join(' · '),
  allPresent: 'Todos presentes',
  allPresentDone: (count: number): string =>
    `${plural(count, 'pessoa marcada como presente', 'pessoas marcadas como presentes')}.`,
  undone: 'Desfeito: estas pessoas voltaram a ficar sem marca.',
  saving: 'Salvando…',
  saved: (time: string): string => `Salvo às ${time}`,
  waiting: (count: number): string =>
    `Sem conexão: ${plural(count, 'marca guardada', 'marcas guardadas')} neste aparelho. O envio segue quando a conexão voltar.`,
  markedBy: (name: string, time: string): string => `por ${name}, ${time}`,
  markedByPin: (time: string): string => `por PIN, ${time}`,
  toSend: 'a enviar',
  refused: (theirs: string, by: string, mine: string): string =>
    `${by} marcou “${theirs}” enquanto você marcava “${mine}”.`,
  left: (mine: string): string => `A marca “${mine}” não foi salva, porque a lista mudou.`,
  noMark: 'sem marca',
  useMine: (mine: string): string => `Usar “${mine}”`,
  keepTheirs: 'Deixar como está',
} as const;
