const number = (count: number): string => count.toLocaleString('pt-BR');

const completions = (count: number, one: string, many: string): string =>
  count === 1 ? `1 conclusão ${one}` : `${number(count)} conclusões ${many}`;

const months = (count: number): string => (count === 1 ? '1 mês' : `${number(count)} meses`);

export const labels = {
  title: 'Validade',
  titleOf: (training: string): string => `Validade: ${training}`,
  description: 'Por quanto tempo vale a conclusão deste treinamento, e o certificado dela.',
  classes: 'Turmas',
  enrolments: 'Pessoas inscritas',
  loadFailed: 'Não foi possível carregar a validade',
  readOnly: 'Os arquivos desta empresa decidem os treinamentos',
  readOnlyHint: 'Peça a mudança a quem cuida da instalação.',
  outOfScope: 'O seu papel não permite mudar este treinamento',
  kind: 'Validade',
  kinds: { endless: 'Não vence', ending: 'Vence depois de um prazo' },
  months: 'Meses',
  monthsHint: 'Contados do dia da conclusão. 24 meses são 2 anos.',
  monthsFault: (max: number): string => `Informe um número inteiro de 1 a ${max}`,
  meaning: 'O que isto quer dizer',
  previewFailed: 'Não foi possível contar as conclusões',
  fromNow: (count: number | null): string =>
    count === null
      ? 'Quem concluir a partir de agora tem uma conclusão que não vence.'
      : `Quem concluir a partir de agora tem uma conclusão que vale ${months(count)}, até o fim do último dia.`,
  reminders: 'O portal lembra a pessoa 90, 60, 30 e 7 dias antes, e ela pode renovar nos últimos 60 dias.',
  kept: (count: number): string =>
    `${completions(count, 'já tem vencimento e fica', 'já têm vencimento e ficam')} como ${count === 1 ? 'está' : 'estão'}: uma data dada não muda mais.`,
  begun: (count: number): string =>
    `${completions(count, 'sem vencimento passa a ter um, contado do seu dia', 'sem vencimento passam a ter um, contado do dia de cada uma')}. Isto não pode ser desfeito.`,
  ended: (count: number): string => `${completions(count, 'fica vencida', 'ficam vencidas')} na hora.`,
  soon: (count: number): string =>
    `${completions(count, 'vence', 'vencem')} nos próximos 60 dias e já ${count === 1 ? 'pode' : 'podem'} ser ${count === 1 ? 'renovada' : 'renovadas'}.`,
  endless: (count: number): string => `${completions(count, 'continua', 'continuam')} sem vencimento.`,
  save: 'Salvar',
  saved: 'Validade salva.',
  saveFailed: 'Não foi possível salvar a validade. Confira o que vale agora e tente de novo.',
  confirm: 'Dar vencimento a quem já concluiu?',
  confirmSave: 'Mudar a validade',
} as const;
