import { formatDate } from '@shared-kit/contracts/calendar';
import type { NumberOfEmployees } from '@shared-kit/contracts/plans';
import type { Mail } from '../../platform/mail/mail.port.ts';
import { defineMailTemplate, mailOf, usualPlaceholders } from '../../platform/mail/mail-template.rules.ts';

/** Person who asks, as the mails name them. */
export interface Asker {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly role: string;
  readonly department: string;
}

interface RequestMail {
  readonly to: string;
  readonly company: string;
  readonly tenant: string;
  readonly idRequest: number;
  /** Sentence that says the request: 'quer contratar o plano Essencial'. */
  readonly request: string;
  readonly asker: Asker;
  readonly details: readonly string[];
  readonly message: string;
}

/** Builds the mail about a request. Replies go to the person who asks. */
export function requestMail({ to, company, tenant, idRequest, request, asker, details, message }: RequestMail): Mail {
  const contact = [
    `Nome: ${asker.name}`,
    `Login: ${asker.username}`,
    ...detail('E-mail', asker.email),
    ...detail('Telefone', asker.phone),
    ...detail('Cargo', asker.role),
    ...detail('Departamento', asker.department),
    ...detail('Empresa', company),
  ];
  return {
    to,
    ...(asker.email === '' ? {} : { replyTo: asker.email }),
    subject: `${tenant}: ${asker.name} ${request}`,
    text: [
      `${asker.name} ${request}.`,
      ...(details.length === 0 ? [] : ['', ...details]),
      ...(message === '' ? [] : ['', message]),
      '',
      '--',
      ...contact,
      `Solicitação ${idRequest}, ${tenant}.`,
    ].join('\n'),
  };
}

const detail = (name: string, value: string): string[] => (value === '' ? [] : [`${name}: ${value}`]);

/** Writes the size of a company as people read it. */
export function employeesText(employees: NumberOfEmployees): string {
  return typeof employees === 'number' ? `a partir de ${employees}` : `de ${employees[0]} a ${employees[1]}`;
}

export const trialStartedTemplate = defineMailTemplate({
  key: 'plans.trial-started',
  title: 'Período de teste começou',
  occasion: 'Vai para quem começou o teste de um plano.',
  placeholders: {
    nome: usualPlaceholders.nome,
    empresa: usualPlaceholders.empresa,
    portal: usualPlaceholders.portal,
    plano: { meaning: 'Nome do plano', sample: 'Essencial' },
    fim: { meaning: 'Último dia do teste', sample: '31/12/2026' },
  },
  subject: '{empresa}: seu período de teste começou',
  text: [
    'Olá, {nome}.',
    'O teste do plano {plano} começou e vai até {fim}, inclusive.\nAcesse a plataforma em {portal}/login com o seu login e a sua senha de sempre.',
    'Nada será cobrado ao fim do teste: a contratação só acontece se você a solicitar.',
  ].join('\n\n'),
});

/** Builds the mail that confirms a started trial to the person who started it. */
export function trialStartedMail(trial: {
  readonly to: string;
  readonly name: string;
  readonly plan: string;
  readonly tenant: string;
  readonly finishDate: Date;
  readonly portalUrl: string;
}): Mail {
  return mailOf(trialStartedTemplate, {
    to: trial.to,
    values: {
      nome: trial.name,
      empresa: trial.tenant,
      portal: trial.portalUrl,
      plano: trial.plan,
      fim: formatDate(trial.finishDate),
    },
  });
}

/** Builds the mail with an operator's answer. */
export function answerMail(answer: { readonly to: string; readonly plan: string; readonly text: string }): Mail {
  return { to: answer.to, subject: `Resposta sobre o plano ${answer.plan}`, text: answer.text };
}
