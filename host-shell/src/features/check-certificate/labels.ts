import type { CertificateState } from '@shared-kit/contracts/journey';

export const labels = {
  heading: 'Autenticidade do certificado',
  states: {
    valid: 'Certificado autêntico',
    expired: 'Certificado autêntico, com validade encerrada',
    superseded: 'Certificado autêntico, substituído por um mais recente',
    revoked: 'Certificado revogado pela empresa',
  } satisfies Record<CertificateState, string>,
  notFound: 'Certificado não encontrado.',
  notFoundHelp: 'Confira o código, letra por letra, ou leia novamente o QR Code do certificado.',
  person: 'Concedido a',
  training: 'Treinamento',
  period: 'Realização',
  progress: 'Progresso',
  validity: 'Validade',
  noEnd: 'Sem prazo de validade',
  code: 'Código',
  failed: 'Não foi possível consultar o certificado',
  credential: 'Credencial verificável (Open Badges 3.0)',
  form: {
    intro: 'Digite o código que está no rodapé do certificado para conferir se ele é autêntico.',
    again: 'Conferir outro certificado',
    code: 'Código de autenticidade',
    hint: '32 letras e números, em oito grupos de quatro. Maiúsculas e hífens não fazem diferença.',
    missing: 'Informe o código.',
    incomplete: 'O código está incompleto: ele tem 32 letras e números.',
    submit: 'Verificar',
  },
} as const;
