import { defineNotice } from '../../../platform/mail/mail-template.rules.ts';

const where = 'Abra o portal e, em "Minha jornada", a aba "Cursos externos".';
const curso = { meaning: 'Título do curso externo', sample: 'Inglês para negócios' };

export const courseApprovedTemplate = defineNotice({
  key: 'journey.external-course-approved',
  title: 'Curso externo validado',
  occasion: 'Vai para quem enviou o curso externo, quando ele é validado.',
  placeholders: { curso },
  subject: 'Seu curso externo {curso} foi validado',
  lines: ['O curso externo {curso} foi validado.', where],
});

export const courseRejectedTemplate = defineNotice({
  key: 'journey.external-course-rejected',
  title: 'Curso externo rejeitado',
  occasion: 'Vai para quem enviou o curso externo, quando ele é rejeitado.',
  placeholders: {
    curso,
    motivo: {
      meaning: 'Motivo que a pessoa escreveu ao responder',
      sample: 'O comprovante não mostra a carga horária.',
    },
  },
  subject: 'Seu curso externo {curso} foi rejeitado',
  lines: [
    'O curso externo {curso} foi rejeitado.',
    'Motivo: {motivo}',
    `Você pode corrigir os dados e reenviar. ${where}`,
  ],
});
