import type { TrainingImportEntry } from '@shared-kit/contracts/admin';

const count = (value: number, one: string, many: string): string =>
  value === 1 ? one : `${value.toLocaleString('pt-BR')} ${many}`;

export const labels = {
  uploadTitle: 'Importar treinamento',
  uploadDescription: 'De um pacote SCORM ou de uma pasta em ZIP, com conferência antes de gravar.',
  upload: 'Importar treinamento',
  enrolments: 'Inscrições',
  file: 'Arquivo',
  hint: 'Um ZIP de até 300 MB.',
  texts: { choose: 'Escolher arquivo', chooseOther: 'Escolher outro', drop: 'ou arraste-o para cá' },
  missing: 'Escolha um arquivo.',
  tooLarge: 'O arquivo tem mais de 300 MB. Divida-o em partes.',
  submit: 'Continuar',
  sending: 'O arquivo está sendo enviado e conferido. Arquivos grandes levam alguns minutos.',
  kinds: 'O que pode ser importado',
  kindList: [
    'Pacote SCORM 1.2 ou 2004, como as ferramentas de autoria o exportam. Vira um treinamento novo; a próxima tela pergunta o que falta.',
    'Pasta com os arquivos de treinamentos (learning, content, evaluations.yaml, journey.yaml) e as mídias, compactada. As configurações e as pessoas da pasta não são lidas.',
  ],
  safety: 'Nada é gravado até você confirmar. O que o arquivo não cita continua como está.',

  title: 'Importação de treinamentos',
  back: 'Importar outro arquivo',
  loadFailed: 'Não foi possível carregar a importação',
  source: (file: string, kind: 'scorm' | 'folder'): string =>
    `${file} · ${kind === 'scorm' ? 'pacote SCORM' : 'pasta de treinamentos'}`,
  notes: 'Bom saber',
  about: 'Sobre o treinamento',
  fields: {
    title: 'Nome do treinamento',
    titleHint: 'O mesmo nome atualiza o treinamento que um pacote criou antes.',
    workload: 'Carga horária',
    workloadHint: 'Como aparece no certificado, por exemplo: 8 horas.',
    catalog: 'Catálogo',
    needsApproval: 'A matrícula precisa de aprovação',
    needsApprovalHint: 'A liderança ou a administração responde cada pedido.',
    givesCertificate: 'Emite certificado',
    givesCertificateHint: 'Com o modelo da empresa. Sem um modelo, o portal cria o primeiro.',
  },
  missingTitle: 'Informe o nome do treinamento.',
  check: 'Conferir de novo',
  faults: (value: number): string => count(value, '1 problema no arquivo', 'problemas no arquivo'),
  faultsHint: 'Nada foi gravado. Corrija o arquivo e envie-o de novo.',
  faultsCaption: 'Problemas',
  faultColumns: { place: 'Onde', message: 'Problema' },
  place: (file: string, line: number | null, field: string): string =>
    [line === null ? file : `${file}, linha ${line}`, field].filter((part) => part !== '').join(' · '),
  good: 'Tudo certo para importar',
  nothing: 'Nada para importar: o portal já está como o arquivo',
  leftOut: (files: readonly string[]): string => `Não são sobre treinamentos e ficam de fora: ${files.join(', ')}.`,
  commit: (value: number): string => `Importar ${count(value, '1 item', 'itens')}`,
  cannotUndo: 'Uma importação não é desfeita por aqui: para voltar, importe o arquivo anterior.',
  entriesCaption: 'O que o arquivo traz',
  entryColumns: { title: 'Item', kind: 'O que é', state: 'O que acontece' },
  kindsOfEntry: {
    home: 'Página inicial',
    catalog: 'Catálogo',
    training: 'Treinamento',
    section: 'Seção de conteúdos',
    content: 'Conteúdo',
    evaluation: 'Avaliação',
    certificate: 'Modelo de certificado',
  } as Readonly<Record<TrainingImportEntry['kind'], string>>,
  states: { new: 'É novo', changed: 'Muda', same: 'Fica igual' } as Readonly<
    Record<TrainingImportEntry['state'], string>
  >,
  importing: 'Importando',
  stays: 'Você pode sair desta página: a importação continua, e esta página mostra o resultado.',
  failed: (reason: string): string => `A importação não terminou: ${reason}`,
  cancelled: 'A importação foi cancelada. Nada foi gravado.',
  done: 'Importação concluída',
  doneScorm: 'As lições do pacote abrem assim que ele for descompactado, em até um minuto.',
  seeTrainings: 'Ver treinamentos',
  newRule: 'Criar regra de inscrição',
  seePackages: 'Ver pacotes SCORM',
} as const;
