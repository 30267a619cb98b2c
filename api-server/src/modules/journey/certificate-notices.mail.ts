import { defineNotice, usualPlaceholders } from '../../platform/mail/mail-template.rules.ts';

const { treinamento } = usualPlaceholders;

export const certificateTemplate = defineNotice({
  key: 'journey.certificate-available',
  title: 'Certificado disponível',
  occasion: 'Vai para quem concluiu um treinamento com certificado.',
  placeholders: { treinamento },
  subject: 'Seu certificado de {treinamento} está disponível',
  lines: [
    'Parabéns! Você concluiu {treinamento}.',
    'O certificado já pode ser baixado: abra o portal e, em "Minha jornada", a aba "Certificados".',
  ],
});

export const teamCertificateTemplate = defineNotice({
  key: 'journey.team-certificate',
  title: 'Alguém da equipe concluiu um treinamento',
  occasion: 'Vai para quem lidera a pessoa que concluiu.',
  placeholders: { treinamento, pessoa: { meaning: 'Nome de quem concluiu', sample: 'Bruno Lima' } },
  subject: '{pessoa} concluiu {treinamento}',
  lines: ['{pessoa}, da sua equipe, concluiu {treinamento} e já tem o certificado.'],
});

export const validityTemplate = defineNotice({
  key: 'journey.certificate-expiring',
  title: 'Certificado vence em breve',
  occasion: 'Vai para a pessoa 90, 60, 30 e 7 dias antes do fim da validade do certificado.',
  placeholders: {
    treinamento,
    quando: { meaning: 'Quanto falta, em palavras', sample: 'em 30 dias' },
    validade: { meaning: 'Último dia da validade', sample: '1 de março de 2027' },
  },
  subject: 'Seu certificado de {treinamento} vence {quando}',
  lines: [
    'A validade do seu certificado de {treinamento} termina em {validade}.',
    'Para renovar, abra Meus certificados no portal e escolha Renovar, que aparece 60 dias antes do fim da validade.',
  ],
});
