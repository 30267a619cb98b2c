import { PERSON_RECORD_DAYS } from '@shared-kit/contracts/admin';

export const labels = {
  loadFailed: 'Não foi possível carregar os e-mails e erros',
  mails: 'E-mails enviados',
  mailsHint: `Dos últimos ${PERSON_RECORD_DAYS} dias, ao e-mail do cadastro. “Enviado” quer dizer que o servidor de e-mail aceitou a mensagem: se ela não chegou, procure na caixa de spam.`,
  noMails: 'Nenhum e-mail ainda',
  noMailsHint: 'Links de senha, avisos e lembretes aparecem aqui depois de enviados.',
  mailColumns: { subject: 'Assunto', state: 'Situação', triedAt: 'Última tentativa' },
  sent: 'Enviado',
  failed: 'Não enviado',
  tries: (attempts: number): string => (attempts === 1 ? '1 tentativa' : `${attempts} tentativas`),
  errors: 'Últimos erros',
  errorsHint: 'O que falhou no portal enquanto a pessoa o usava. O código é o que ela vê junto do erro.',
  noErrors: 'Nenhum erro registrado',
  noErrorsHint: `Nada falhou para esta pessoa nos últimos ${PERSON_RECORD_DAYS} dias.`,
  errorColumns: { what: 'O que falhou', remote: 'Parte do portal', code: 'Código', happenedAt: 'Quando' },
  kinds: {
    load: 'Uma parte do portal não carregou',
    part: 'Uma parte do portal parou de funcionar',
    page: 'Erro na página',
    server: 'O servidor não conseguiu responder',
  },
  nothing: '—',
} as const;
