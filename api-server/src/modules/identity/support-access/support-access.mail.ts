import { defineNotice, usualPlaceholders } from '../../../platform/mail/mail-template.rules.ts';

export const supportAccessTemplate = defineNotice({
  key: 'identity.support-access',
  title: 'O suporte acessou o perfil',
  occasion: 'Vai para a pessoa cujo perfil alguém do suporte abriu.',
  placeholders: {
    empresa: usualPlaceholders.empresa,
    quem: { meaning: 'Nome de quem acessou', sample: 'Carla do suporte' },
    motivo: { meaning: 'Motivo informado', sample: 'Certificado que não abre' },
  },
  subject: '{empresa}: o suporte acessou o seu perfil',
  lines: [
    '{quem}, do suporte, acaba de acessar o seu perfil em {empresa}. O acesso dura até 60 minutos.',
    'Motivo: {motivo}',
    'No menu do seu perfil, "Acessos ao meu perfil" mostra o que foi feito, e "Dispositivos conectados" permite encerrar o acesso.',
  ],
});
