import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerAdminCourses,
  answerAdminRequests,
  answerAdminUploads,
  listAdminComments,
  listAdminCourses,
  listAdminMessages,
  listAdminRequests,
  listAdminUploads,
  moderateComments,
  readOwnAccess,
} from '@shared-kit/contracts/admin';
import type { AdminComment, AdminCourse, AdminRequest, AdminUpload } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './requests.tsx';

const diego: AdminRequest = {
  idRequest: 5,
  person: { idPerson: 50, name: 'Diego Sampaio', department: 'Segurança', photo: '' },
  title: 'Liderança',
  teamName: 'Turma de março',
  initialDate: null,
  finalDate: null,
  seatsLeft: 1,
  missing: ['Ética'],
  createdAt: '2026-11-18 18:10:00',
};
const eva: AdminRequest = {
  ...diego,
  idRequest: 6,
  person: { ...diego.person, idPerson: 60, name: 'Eva Lacerda' },
  seatsLeft: 0,
  missing: [],
};

const course: AdminCourse = {
  idUserExternalCourse: 7,
  person: diego.person,
  title: 'NR-35',
  type: 'ONLINE',
  workload: 8,
  startDate: '2026-01-10',
  finishDate: '2026-01-11',
  expirationDate: null,
  entityName: 'SENAI',
  evidencePath: 'a/b.pdf',
  evidence: { name: 'certificado.pdf', url: '/media/b.pdf' },
  status: 'PENDING',
  statusReason: '',
  hasResubmission: false,
  resubmissionStatus: null,
  creationDate: '2026-11-18 18:10:00',
  lastModifiedDate: '2026-11-19 18:10:00',
  idParentUserExternalCourse: null,
};
const comment: AdminComment = {
  idComment: 9,
  author: eva.person,
  text: 'Compre já',
  training: 'Liderança',
  teamName: '',
  at: '2026-11-18 18:10:00',
  reports: 2,
  hiddenBy: null,
  hiddenReason: '',
};

const upload: AdminUpload = {
  idUserUpload: 11,
  person: diego.person,
  title: 'Vitrine',
  description: 'Outubro',
  section: 'Trabalhos',
  fileName: 'vitrine.jpg',
  mimetype: 'image/jpeg',
  extension: 'jpg',
  url: '/media/vitrine.jpg',
  image: '/media/vitrine-menor.webp',
  size: 10,
  duration: 0,
  sentAt: '2026-11-18 18:10:00',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['approver'],
    rights: ['requests.answer', 'community.moderate', 'trainings.read'],
  });
  api.reply(listAdminRequests, { total: 2, requests: [diego, eva] });
  api.reply(listAdminCourses, { isOn: true, total: 1, courses: [course] });
  api.reply(listAdminUploads, { total: 1, uploads: [upload] });
  api.reply(listAdminMessages, { total: 0, messages: [], places: { previous: null, next: null } });
  api.reply(listAdminComments, { total: 1, comments: [comment], places: { previous: null, next: null } });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/solicitacoes', route: '/admin/solicitacoes' },
  );

test('shows seats, and what the person has to complete first', async () => {
  open();
  const [first, second] = within(
    await screen.findByRole('list', { name: 'Solicitações que aguardam resposta' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('1 vaga');
  expect(first).toHaveTextContent('Falta concluir: Ética');
  expect(second).toHaveTextContent('Lotada');
});

test('sends nothing when the answer is undone', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar Diego Sampaio em Liderança' }));
  await waitFor(() => expect(screen.queryByText('Diego Sampaio')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Diego Sampaio')).toBeVisible();
  unmount();
  expect(api.calls(answerAdminRequests)).toEqual([]);
});

test('approves all with three clicks, and sends the answer when the page is left', async () => {
  api.reply(answerAdminRequests, { success: true, results: [] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar 2' }));
  expect(await screen.findByText('Nenhuma solicitação aguarda resposta')).toBeVisible();
  unmount();
  await waitFor(() => expect(api.calls(answerAdminRequests)).toHaveLength(1));
  expect(api.calls(answerAdminRequests)).toMatchObject([{ body: { decision: 'APPROVED', ids: [5, 6] } }]);
});

test('asks for the reason of a denial', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reprovar Eva Lacerda em Liderança' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprovar solicitação' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reprovar' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeVisible();
});

test('says so to people without the right, and shows them no other page', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: [], rights: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Página para quem administra o portal' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Administração' })).toBeNull();
});

test('answers by keyboard: moves, approves and asks for the reason of a refusal', async () => {
  open();
  (await screen.findByRole('checkbox', { name: 'Selecionar Diego Sampaio em Liderança' })).focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('checkbox', { name: 'Selecionar Eva Lacerda em Liderança' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}a');
  await waitFor(() => expect(screen.queryByText('Diego Sampaio')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Selecionar Eva Lacerda em Liderança' })).toHaveFocus();
  await userEvent.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Reprovar solicitação' })).toBeVisible();
});

test('shows the evidence of an external course beside it, and answers the version that is shown', async () => {
  api.reply(answerAdminCourses, { success: true, results: [{ id: 7, message: '' }] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('tab', { name: /Cursos externos/ }));
  const evidence = screen.getByRole('complementary', { name: 'Comprovante' });
  expect(within(evidence).getByText('Comprovante de Diego Sampaio: NR-35')).toBeVisible();
  expect(within(evidence).getByRole('link', { name: 'Baixar comprovante' })).toHaveAttribute('href', '/media/b.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Validar Diego Sampaio em NR-35' }));
  expect(await screen.findByText('Nenhum curso externo aguarda resposta')).toBeVisible();
  unmount();
  await waitFor(() =>
    expect(api.calls(answerAdminCourses)).toMatchObject([
      { body: { decision: 'APPROVED', courses: [{ id: 7, lastModifiedDate: '2026-11-19 18:10:00' }] } },
    ]),
  );
});

test('hides a reported comment with the reason that its author reads', async () => {
  api.reply(moderateComments, { success: true, results: [{ id: 9, message: '' }] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('tab', { name: /Comentários denunciados/ }));
  expect(await screen.findByText('2 denúncias')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar Eva Lacerda em Liderança' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ocultar comentário' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'É propaganda.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ocultar' }));
  expect(await screen.findByText('Comentário ocultado.')).toBeVisible();
  unmount();
  await waitFor(() =>
    expect(api.calls(moderateComments)).toMatchObject([
      { body: { decision: 'HIDDEN', ids: [9], reason: 'É propaganda.' } },
    ]),
  );
});

test('a company without external courses has no tab for them', async () => {
  api.reply(listAdminCourses, { isOn: false, total: 0, courses: [] });
  open();
  await screen.findByText('Diego Sampaio');
  expect(screen.queryByRole('tab', { name: /Cursos externos/ })).toBeNull();
});

test('opens the file of an upload in a dialog, and refuses it with the reason', async () => {
  api.reply(answerAdminUploads, { success: true, results: [{ id: 11, message: '' }] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('tab', { name: /^Envios/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver arquivo de Diego Sampaio: Vitrine' }));
  const file = within(await screen.findByRole('dialog', { name: 'Vitrine' }));
  expect(await file.findByRole('img', { name: 'Vitrine' })).toHaveAttribute('src', '/media/vitrine.jpg');
  expect(file.getByRole('link', { name: 'Baixar' })).toHaveAttribute('download', 'vitrine.jpg');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Recusar Diego Sampaio em Vitrine' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar envio' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fora do tema.');
  await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Nenhum envio aguarda aprovação')).toBeVisible();
  unmount();
  await waitFor(() =>
    expect(api.calls(answerAdminUploads)).toMatchObject([
      { body: { decision: 'REFUSED', ids: [11], reason: 'Fora do tema.' } },
    ]),
  );
});
