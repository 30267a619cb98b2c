const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${value.toLocaleString('pt-BR')} ${many}`;

const sizeOf = (bytes: number): string => {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 0.1) return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('pt-BR')} KB`;
  return `${megabytes.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
};

export const labels = {
  title: 'Exportar empresa',
  description: 'Tudo o que a empresa define, num ZIP que a importação lê de novo.',
  loadFailed: 'Não foi possível carregar as exportações',
  what: 'O que vai no arquivo',
  inside: 'Vão: marca e configurações, pessoas, conteúdos, treinamentos, turmas, avaliações, loja, planos e as mídias.',
  outside:
    'Não vão: senhas, inscrições, progresso, respostas, certificados emitidos, mensagens e o registro de alterações.',
  personal:
    'O arquivo tem dados pessoais. Guarde-o como guarda o próprio portal: ele some daqui depois de um dia, e cada pedido e cada download ficam no registro de alterações.',
  start: 'Exportar empresa',
  working: 'Exportando',
  stays: 'Você pode sair desta página: a exportação continua, e o arquivo fica aqui por um dia.',
  facts: (files: number, bytes: number): string => `${count(files, 'arquivo', 'arquivos')}, ${sizeOf(bytes)}`,
  until: (moment: string): string => `Disponível até ${moment}`,
  download: 'Baixar',
  downloadOf: (moment: string): string => `Baixar a exportação de ${moment}`,
  failed: (reason: string): string => `A última exportação não terminou: ${reason}`,
  lost: 'A última exportação não terminou. Tente de novo.',
  cancelled: 'A última exportação foi cancelada.',
  history: 'Exportações anteriores',
  none: 'Nenhuma exportação ainda',
  noneHint: 'Exporte a empresa para guardar uma cópia, ou para levá-la a outra instalação.',
  states: { working: 'Em andamento', ready: 'Pronta', over: 'Arquivo removido', stopped: 'Não terminou' },
  columns: { at: 'Quando', by: 'Quem pediu', state: 'Situação', actions: 'Ações' },
  dialog: {
    start: { title: 'Exportar a empresa inteira?', confirm: 'Exportar' },
    download: { title: 'Baixar a exportação?', confirm: 'Baixar' },
    why: 'Para proteger os dados das pessoas, confirme que é você.',
  },
} as const;
