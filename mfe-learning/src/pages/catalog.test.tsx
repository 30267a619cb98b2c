import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCatalog, listTeams, requestEnrollment } from '@shared-kit/contracts/learning';
import type { Node, Team } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { aTraining } from '../test/card-factory.ts';
import { Page } from './catalog.tsx';

const at = { at: '/catalog/nr-10', route: '/catalog/:nodeCode/:idEnrollment?' };
const node: Node = {
  ...aTraining({ title: 'NR-10', nodeCode: 'nr-10', entryPoint: 1 }),
  syllabus: '',
  hasEquivalences: 0,
  blocks: [],
  childNodes: [],
};
const team: Team = {
  idTeam: 4,
  name: 'Turma de março',
  description: '',
  duration: null,
  initialDate: null,
  finalDate: null,
  capacity: null,
  totalVacanciesAvailable: null,
  needApproval: 1,
  awaitingApproval: 0,
  deniedRequest: null,
  meetings: [],
  nodeCode: 'nr-10',
  allowReenrollment: 0,
  allowAccessUponCompletion: 1,
  idCertificate: null,
  enableCertificateForChildren: 0,
  allowComments: 0,
  commentsLabel: '',
  hasAttachments: 0,
  configuration: { commentIsMandatory: 0 },
};

test('requires an active enrolment for a training without one [B8-14]', async () => {
  new MockApi().reply(getCatalog, node).reply(listTeams, { teams: [team] });
  renderPage(<Page />, at);
  expect(await screen.findByText('Para acessar este conteúdo, é necessário ter uma matrícula ativa.')).toBeVisible();
});

test("loads classes by 30 and shows 'There is an error' with a retry after a failure [B8-06] [B9-03]", async () => {
  const api = new MockApi().reply(getCatalog, node).refuse(listTeams, { status: 409, code: 'x.y', message: 'Não.' });
  renderPage(<Page />, at);
  expect(await screen.findByText('There is an error')).toBeVisible();
  expect(api.calls(listTeams)).toMatchObject([{ query: { limit: '30', nodeCode: 'nr-10', onlyAvailable: 'true' } }]);
  api.reply(listTeams, { teams: [team] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await screen.findAllByText('Turma de março'))[0]).toBeVisible();
});

test('thanks for an enrolment request and explains what comes next [B2.9-18]', async () => {
  new MockApi()
    .reply(getCatalog, node)
    .reply(listTeams, { teams: [team] })
    .reply(requestEnrollment, { success: true as const, idEnrollmentRequest: 9 });
  renderPage(<Page />, at);
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Solicitar matrícula na Turma de março' }))[0] ?? document.body,
  );
  expect(
    await screen.findByText(
      'Obrigado! Agora é só aguardar a aprovação. Você pode acompanhar a solicitação em Minha Jornada.',
    ),
  ).toBeInTheDocument();
});
