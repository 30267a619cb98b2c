import { act, screen, waitFor, within } from '@testing-library/react';
import { getNavigationMap, getScormLessons } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSteps } from '@shared-kit/testing';
import { aMapItem } from '../test/card-factory.ts';
import { enteredNode } from '../test/progress-reply.ts';
import { aSco, lessonsReply } from '../test/sco-factory.ts';
import { Page } from './lessons.tsx';

const route = '/lms/:idEnrollment/:idContentItem/:idNodeEnrollment?/:isFluidNavigation?';
const at = { at: '/lms/7/41/9/0', route };

const scos = [
  aSco(1, 'Riscos', {
    label: 'Teoria',
    workload: '20min',
    masteryScore: 70,
    scoEnrollment: { status: 'PASSED', grade: 90, numberOfAccess: 2, totalTime: 600 },
  }),
  aSco(2, 'Bloqueio', { scoEnrollment: { status: 'INCOMPLETE', numberOfAccess: 1 } }),
  aSco(3, 'Prática', {
    scoType: 'folder',
    scoItens: [
      aSco(4, 'Etiqueta', { blockedBy: [{ idSco: 2, title: 'Bloqueio' }], scoEnrollment: { prerequisitesMet: 0 } }),
    ],
  }),
];

function announce(reply = lessonsReply(scos, { totalScos: 3, status: 'IN_PROGRESS', progress: 50 })): MockApi {
  return new MockApi().reply(getScormLessons, reply).reply(getNavigationMap, {
    title: 'NR-10',
    label: '',
    nodeCode: 'nr-10',
    nodeEnrollment: enteredNode,
    status: 'IN_PROGRESS',
    steps: testSteps,
    mapElements: [aMapItem({ idContentItem: 41, idContentType: 26, nodeEnrollment: enteredNode })],
  });
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

test('renders each lesson as a card with its details and its progress [B2.1-10] [B4.2-07]', async () => {
  const api = announce();
  renderPage(<Page />, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bloqueio e etiquetagem' })).toBeVisible();
  expect(api.calls(getScormLessons)[0]).toMatchObject({
    params: { idContentItem: '41' },
    query: { idEnrollment: '7', idNodeEnrollment: '9' },
  });
  for (const text of ['Teoria', '20min', 'Nota mínima 70', 'Nota 90', '2 acessos', 'Aprovado'])
    expect(card('Riscos').getByText(text)).toBeVisible();
  expect(card('Riscos').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(card('Bloqueio').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(card('Etiqueta').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByRole('link', { name: 'Riscos' })).toHaveAttribute('href', '/lessons/7/41/1/9/sco/true');
});

test('renders a locked lesson without a link to it and links the lesson that has to be done first [B4.3-09]', async () => {
  announce();
  renderPage(<Page />, at);
  await screen.findByRole('heading', { name: 'Etiqueta' });
  expect(card('Etiqueta').queryByRole('link', { name: 'Etiqueta' })).toBeNull();
  expect(card('Etiqueta').getByText(/Conclua/)).toHaveTextContent('Conclua Bloqueio para liberar esta lição.');
  expect(card('Etiqueta').getByRole('link', { name: 'Bloqueio' })).toHaveAttribute(
    'href',
    '/lessons/7/41/2/9/sco/false',
  );
});

test('keeps the fluid navigation in the lesson addresses and continues with the first open lesson [B2.1-12]', async () => {
  announce();
  renderPage(<Page />, { at: '/lms/7/41/9/1', route });
  expect(await screen.findByRole('link', { name: 'Riscos' })).toHaveAttribute('href', '/lessons/7/41/1/9/multi/true');
  act(() => screen.getByRole('button', { name: 'Próximo' }).click());
  expect(await screen.findByTestId('location')).toHaveTextContent('/lessons/7/41/2/9/multi/false');
});

test('opens the only lesson of a package automatically after a second [B4.5-01] [B4.5-02]', async () => {
  announce(lessonsReply([aSco(1, 'Riscos')]));
  const since = Date.now();
  renderPage(<Page />, at);
  expect(await screen.findByRole('dialog', { name: 'Aguarde, iniciando conteúdo' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/lessons/7/41/1/9/sco/false'), {
    timeout: 3000,
  });
  expect(Date.now() - since).toBeGreaterThan(950);
});

test.each(['PENDING', 'ERROR'] as const)(
  'shows that a package is %s and polls until its lessons are ready [B4.5-03]',
  async (processingStatus) => {
    let requests = 0;
    const waiting = lessonsReply([], {
      processingStatus,
      scormStatus: processingStatus === 'PENDING' ? 'WAITING' : 'FAILED',
    });
    announce().reply(getScormLessons, () => ((requests += 1) === 1 ? waiting : lessonsReply(scos, { totalScos: 3 })));
    renderPage(<Page />, at);
    expect(
      await screen.findByText(
        'Aguarde, o pacote Scorm Bloqueio e etiquetagem está sendo processado! Isto pode levar alguns minutos...',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Riscos' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Riscos' }, { timeout: 7000 })).toBeVisible();
  },
  12_000,
);

test('renders no training navigation outside an enrolment', async () => {
  announce(
    lessonsReply(scos, { totalScos: 3, idEnrollment: 0, idNodeEnrollment: null, nodeCode: null, nodeTitle: '' }),
  );
  renderPage(<Page />, { at: '/lms/0/41/0', route });
  expect(await screen.findByRole('link', { name: 'Riscos' })).toHaveAttribute('href', '/lessons/0/41/1');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('navigates to the level on close without opening the lesson again', async () => {
  announce();
  renderPage(<Page />, at);
  const close = await screen.findByRole('button', { name: 'FECHAR CONTEÚDO' });
  act(() => close.click());
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/nr-10');
});

test('shows an error for a locked content, an unknown one and a failed network', async () => {
  announce().refuse(getScormLessons, {
    status: 403,
    code: 'learning.item-locked',
    message: 'Conclua “Vídeo” para liberar este item.',
  });
  const { unmount } = renderPage(<Page />, at);
  expect(await screen.findByText('Conclua “Vídeo” para liberar este item.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao treinamento' })).toHaveAttribute('href', '/level/7');
  unmount();
  announce().refuse(getScormLessons, { status: 404, code: 'not-found', message: 'Não há.' });
  const second = renderPage(<Page />, at);
  expect(await screen.findByText('Conteúdo não encontrado')).toBeVisible();
  second.unmount();
  renderPage(<Page />, { at: '/lms/7/abc/1', route });
  expect(await screen.findByText('Conteúdo não encontrado')).toBeVisible();
});
