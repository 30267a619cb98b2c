import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNodeEnrollment, getEnrollment, listEquivalences } from '@shared-kit/contracts/learning';
import type { Enrollment, Node, NodeEnrollment } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSession, testNextItem, testSteps } from '@shared-kit/testing';
import { aBlock, aContent, aTraining, lockedBy } from '../test/card-factory.ts';
import { aTeam } from '../test/team-factory.ts';
import { Page } from './level.tsx';

const { idUser } = testSession.viewer;
const enrollment: Enrollment = {
  idEnrollment: 7,
  idUser,
  idTeam: null,
  progress: 0,
  processing: 0,
  status: 'NOT_ATTEMPTED',
  finishDate: null,
  expiresAt: null,
  validUntil: null,
  team: null,
};
const entered: NodeEnrollment = {
  idNodeEnrollment: 9,
  idEnrollment: 7,
  idUser,
  idTeam: null,
  progress: 0,
  processing: 0,
  status: 'NOT_ATTEMPTED',
  grade: null,
  equivalentNodeCode: null,
  lastAccessDate: null,
};

function level(fields: Partial<Node> = {}): Node {
  const contents = [aContent({ title: 'Vídeo' }), aContent({ title: 'Página', lock: lockedBy('Vídeo', 41) })];
  return {
    ...aTraining({ title: 'NR-10', nodeCode: 'nr-10' }),
    syllabus: '<p>Riscos elétricos</p>',
    hasEquivalences: 0,
    blocks: [aBlock('List', contents)],
    childNodes: [],
    ...fields,
  };
}

const steps = { steps: testSteps, canReenroll: 0, renews: null } as const;

const at = { at: '/level/7', route: '/level/:idEnrollment/:nodeCode?' };

test('enters a level that was never opened before its blocks show, with a notice [B4.4-02] [B2.16-09] [B4.7-05]', async () => {
  let isEntered = false;
  const api = new MockApi()
    .reply(getEnrollment, () => ({ node: level(), enrollment, nodeEnrollment: isEntered ? entered : null, ...steps }))
    .reply(createNodeEnrollment, () => {
      isEntered = true;
      return { success: true as const, data: { newId: 9 } };
    });
  renderPage(<Page />, at);
  expect(await screen.findByRole('dialog', { name: 'Aguarde, iniciando página' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Vídeo', description: 'Vídeo', hidden: true })).toBeInTheDocument();
  expect(api.calls(createNodeEnrollment)).toMatchObject([{ body: { idUser, idEnrollment: 7, nodeCode: 'nr-10' } }]);
});

test('redirects to the journey when the class has not started [B4.4-01]', async () => {
  const lock = { reason: 'NOT_STARTED', message: 'A turma começa em 01/12/2026.', blockedBy: null } as const;
  new MockApi().reply(getEnrollment, { node: level({ lock }), enrollment, nodeEnrollment: null, ...steps });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/myJourney');
});

test('shows that an enrolment has expired and links to the classes', async () => {
  const lock = { reason: 'EXPIRED', message: 'O prazo da matrícula terminou.', blockedBy: null } as const;
  new MockApi().reply(getEnrollment, { node: level({ lock }), enrollment, nodeEnrollment: entered, ...steps });
  renderPage(<Page />, at);
  expect(await screen.findByText('O prazo da matrícula terminou.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver turmas' })).toHaveAttribute('href', '/catalog/nr-10');
  expect(screen.queryByRole('link', { name: 'Vídeo' })).toBeNull();
});

test('a renewal says which certificate it renews, until it is done and has a validity of its own', async () => {
  const renews = { validUntil: '2099-12-15 02:59:59', hasCertificate: 1 } as const;
  const reply = { node: level(), nodeEnrollment: entered, ...steps, renews };
  new MockApi().reply(getEnrollment, { ...reply, enrollment });
  const { unmount } = renderPage(<Page />, at);
  expect(await screen.findByText('Renovação do certificado · o atual vale até 14/12/2099')).toBeVisible();
  expect(screen.getByText(/^Ao concluir, você recebe um certificado novo/)).toBeVisible();
  unmount();
  const done = { ...enrollment, status: 'COMPLETED', validUntil: '2101-11-25 02:59:59' } as const;
  new MockApi().reply(getEnrollment, { ...reply, enrollment: { ...done, team: aTeam({ idCertificate: 4 }) } });
  renderPage(<Page />, at);
  expect(await screen.findByText('O certificado vale até 24/11/2101.')).toBeVisible();
  expect(screen.queryByText(/^Renovação/)).toBeNull();
});

test("shows the syllabus in a dialog titled 'Ementa' [B2.7-02]", async () => {
  new MockApi().reply(getEnrollment, { node: level(), enrollment, nodeEnrollment: entered, ...steps });
  renderPage(<Page />, at);
  await userEvent.click(await screen.findByRole('button', { name: 'Ver ementa' }));
  expect(await screen.findByRole('dialog', { name: 'Ementa' })).toHaveTextContent('Riscos elétricos');
});

test("renders 'Ver ementa' only with a syllabus on a node for learning [B2.3-25]", async () => {
  new MockApi().reply(getEnrollment, { node: level({ syllabus: '' }), enrollment, nodeEnrollment: entered, ...steps });
  const { unmount } = renderPage(<Page />, at);
  await screen.findByRole('heading', { level: 1, name: 'NR-10' });
  expect(screen.queryByRole('button', { name: 'Ver ementa' })).toBeNull();
  unmount();
  new MockApi().reply(getEnrollment, {
    node: level({ nodeType: 'ORGANIZATION' }),
    enrollment,
    nodeEnrollment: entered,
    ...steps,
  });
  renderPage(<Page />, at);
  await screen.findByRole('heading', { level: 1, name: 'NR-10' });
  expect(screen.queryByRole('button', { name: 'Ver ementa' })).toBeNull();
});

test('offers a retry after a failure [B8-26] [B8-27]', async () => {
  const api = new MockApi().refuse(getEnrollment, { status: 409, code: 'x.y', message: 'Não foi desta vez.' });
  renderPage(<Page />, at);
  expect(await screen.findByText('Não foi desta vez.')).toBeVisible();
  api.reply(getEnrollment, { node: level(), enrollment, nodeEnrollment: entered, ...steps });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'NR-10' })).toBeVisible();
});

describe('equivalent pages', () => {
  const pages = {
    result: [
      { origin: { nodeCode: 'brigada', title: 'Combate a incêndio', image: '' }, done: 1 as const },
      { origin: { nodeCode: 'cipa', title: 'CIPA', image: '' }, done: 0 as const },
    ],
  };

  test("lists them in a dialog titled 'Páginas com equivalência' and marks the one that counted [B2.7-03]", async () => {
    new MockApi()
      .reply(getEnrollment, {
        node: level({ hasEquivalences: 1 }),
        enrollment,
        nodeEnrollment: { ...entered, status: 'EQUIVALENCY', progress: 100, equivalentNodeCode: 'brigada' },
        ...steps,
      })
      .reply(listEquivalences, pages);
    renderPage(<Page />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Páginas com equivalência' }));
    const dialog = await screen.findByRole('dialog', { name: 'Páginas com equivalência' });
    expect(dialog).toHaveTextContent('Concluído por equivalência');
    expect(await screen.findByRole('link', { name: 'Combate a incêndio' })).toHaveAttribute('href', '/catalog/brigada');
    expect(screen.getAllByText('Concluída por você')).toHaveLength(1);
  });

  test("shows 'Erro de carregamento.' with a retry when they fail to load [B8-02] [B8-03]", async () => {
    const api = new MockApi()
      .reply(getEnrollment, { node: level({ hasEquivalences: 1 }), enrollment, nodeEnrollment: entered, ...steps })
      .refuse(listEquivalences, { status: 409, code: 'x.y', message: 'Não.' });
    renderPage(<Page />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Páginas com equivalência' }));
    expect(await screen.findByText('Erro de carregamento.')).toBeVisible();
    api.reply(listEquivalences, pages);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'CIPA' })).toBeVisible();
    expect(screen.queryByText('Concluído por equivalência')).toBeNull();
  });

  test('finishes a training by equivalence without a certificate and without a link to one [B6-08]', async () => {
    const team = {
      idTeam: 3,
      name: 'Turma',
      description: '',
      duration: null,
      initialDate: null,
      finalDate: null,
      capacity: null,
      totalVacanciesAvailable: null,
      needApproval: 0,
      awaitingApproval: 0,
      deniedRequest: null,
      meetings: [],
      nodeCode: 'nr-10',
      allowReenrollment: 0,
      allowAccessUponCompletion: 1,
      idCertificate: 5,
      enableCertificateForChildren: 0,
      allowComments: 0,
      commentsLabel: '',
      hasAttachments: 0,
      configuration: { commentIsMandatory: 0 },
    } as const;
    const done = (status: 'EQUIVALENCY' | 'COMPLETED') => ({
      node: level(),
      enrollment: { ...enrollment, status, progress: 100, idTeam: 3, team: { ...team, meetings: [] } },
      nodeEnrollment: { ...entered, status, progress: 100 },
      ...steps,
    });
    const api = new MockApi().reply(getEnrollment, done('EQUIVALENCY'));
    const { unmount } = renderPage(<Page />, at);
    expect(await screen.findByText('Para receber o certificado, faça o treinamento.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ver certificado' })).toBeNull();
    unmount();
    api.reply(getEnrollment, { ...done('COMPLETED'), steps: { ...testSteps, hasCertificate: 1 } });
    renderPage(<Page />, at);
    expect(await screen.findByRole('link', { name: 'Ver certificado' })).toBeVisible();
  });

  test('renders no button without equivalent pages', async () => {
    new MockApi().reply(getEnrollment, { node: level(), enrollment, nodeEnrollment: entered, ...steps });
    renderPage(<Page />, at);
    await screen.findByRole('heading', { level: 1, name: 'NR-10' });
    expect(screen.queryByRole('button', { name: 'Páginas com equivalência' })).toBeNull();
  });
});

describe('the main action of the page', () => {
  const reply = (status: 'IN_PROGRESS' | 'NOT_ATTEMPTED', next: Partial<typeof testNextItem>) => ({
    node: level(),
    enrollment: { ...enrollment, status },
    nodeEnrollment: entered,
    steps: { ...testSteps, next: { ...testNextItem, ...next } },
    canReenroll: 0 as const,
    renews: null,
  });

  test('continues with the next item and says how much is left, beside the progress as a number', async () => {
    new MockApi().reply(getEnrollment, reply('IN_PROGRESS', {}));
    renderPage(<Page />, at);
    const action = await screen.findByRole('link', { name: 'Continuar: Os seis passos · faltam 12 min' });
    expect(action).toHaveAttribute('href', `/contentNode/20/9/7/${idUser}/Os%20seis%20passos`);
    expect(screen.getByRole('progressbar', { name: 'Progresso' })).toHaveAttribute('aria-valuetext', '3 de 8 · 0%');
  });

  test('opens the next item when the address asks for it', async () => {
    new MockApi().reply(getEnrollment, reply('NOT_ATTEMPTED', {}));
    renderPage(<Page />, { ...at, at: '/level/7?abrir=proximo' });
    expect(await screen.findByTestId('location')).toHaveTextContent(`/contentNode/20/9/7/${idUser}/Os%20seis%20passos`);
  });
});
