import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentItem } from 'shared-kit/contracts/content';
import { openSite, recordVisit } from 'shared-kit/contracts/content';
import {
  contentCompleted,
  createContentEnrollment,
  getNavigationMap,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from 'shared-kit/contracts/learning';
import type { ContentEnrollment } from 'shared-kit/contracts/learning';
import { menuFactChanged, menuFacts, pointsEarned } from 'shared-kit/contracts/delivery';
import { subscribe } from 'shared-kit/events';
import { MockApi, renderPage, testSession } from 'shared-kit/test';
import { ToastRegion } from 'shared-kit/ui/toast';
import { aMapItem } from '../test/card-factory.ts';
import { enteredNode, openedContent, progressReply } from '../test/progress-reply.ts';
import { Page } from './enrolled-content.tsx';

const { idUser } = testSession.viewer;
const item = {
  idContentItem: 41,
  idContentType: 5,
  idSection: null,
  text: 'Os seis passos',
  description: '',
  image: '',
  imageSecondary: '',
  imageStyle: 'default',
  color: '',
  backgroundColor: '',
  showText: true,
  content: '<p>Seccione e bloqueie.</p>',
  contentLocation: '',
  referenceLink: '',
  author: 'Caio',
  duration: 0,
  progress: 0,
  completed: 'NULL',
  visits: 0,
  rating: 0,
  stars: 0,
  numberVotes: 0,
  vote: null,
  timeExecuted: 0,
  lastPosition: 0,
  idChatRoom: null,
  parent: null,
  parentName: '',
  idClassification: null,
  classificationAbbreviation: '',
  classificationTitle: '',
  initDate: null,
  sectionTo: null,
  captions: [],
  file: null,
  tags: [],
  shareable: false,
  children: [],
} satisfies ContentItem;

function announce(content: ContentItem, contentEnrollment: ContentEnrollment | null = null): MockApi {
  return new MockApi()
    .reply(getStudentContent, {
      content,
      contentEnrollment,
      nodeCode: 'nr-10',
      nodeTitle: 'NR-10',
      isSeekingBlocked: 0,
    })
    .reply(getNavigationMap, {
      title: 'NR-10',
      label: '',
      nodeCode: 'nr-10',
      nodeEnrollment: enteredNode,
      mapElements: [aMapItem({ idContentItem: 41, nodeEnrollment: enteredNode })],
    })
    .reply(createContentEnrollment, progressReply)
    .reply(updateContentEnrollment, {
      ...progressReply,
      contentEnrollment: { ...openedContent, status: 'COMPLETED', progress: 100 },
      points: { earnPoints: 10, totalUserPoints: 40 },
    })
    .reply(recordContentAccess, { success: true })
    .refuse(recordVisit, { status: 409, code: 'test.ignored', message: '' });
}

const at = {
  at: `/contentNode/41/9/7/${idUser}/-`,
  route: '/contentNode/:idContent/:idNodeEnrollment/:idEnrollment/:idUser/:title?/:scoType?',
};

test('a single page is started as it opens and completed after 2 s, with its access recorded [B4.2-03] [B4.2-04] [B4.2-06] [B7.2-07] [B2.1-09] [B2.6-01]', async () => {
  const api = announce(item);
  const facts: unknown[] = [];
  const stops = [
    subscribe(contentCompleted, (fact) => facts.push(fact)),
    subscribe(pointsEarned, (fact) => facts.push(fact)),
  ];
  renderPage(<Page />, at);
  expect(await screen.findByText('Seccione e bloqueie.')).toBeVisible();
  expect(screen.getByText('Por Caio')).toBeVisible();
  await waitFor(() => expect(api.calls(createContentEnrollment)).toHaveLength(1));
  expect(api.calls(createContentEnrollment)[0]?.body).toEqual({
    idUser,
    idEnrollment: 7,
    idNodeEnrollment: 9,
    idContentItem: 41,
    status: 'IN_PROGRESS',
    progress: 0,
    grade: 0,
  });
  expect(api.calls(updateContentEnrollment)).toHaveLength(0);
  await waitFor(() => expect(api.calls(recordContentAccess)).toHaveLength(1), { timeout: 4000 });
  expect(api.calls(updateContentEnrollment)[0]?.body).toEqual({ status: 'COMPLETED', progress: 100, grade: 0 });
  expect(api.calls(recordContentAccess)[0]?.body).toEqual({ idEnrollment: 7, type: 'ACCESS_CONTENT', progress: 100 });
  expect(facts).toEqual([
    { idEnrollment: 7, idContentItem: 41 },
    { earnPoints: 10, totalUserPoints: 40 },
  ]);
  for (const stop of stops) stop();
});

test('a content that was completed is not completed again', async () => {
  const api = announce(
    { ...item, idContentType: 27, contentLocation: 'https://exemplo.com.br' },
    { ...openedContent, status: 'COMPLETED', progress: 100 },
  );
  renderPage(<Page />, at);
  expect(await screen.findByText('Concluído')).toBeVisible();
  expect(api.calls(createContentEnrollment)).toHaveLength(0);
});

test('inside an enrolment nobody is asked where to begin [A4m-18]', async () => {
  announce(
    { ...item, idContentType: 2, contentLocation: '/media/aula.mp4', duration: 90, lastPosition: 40 },
    { ...openedContent, status: 'IN_PROGRESS', progress: 44 },
  );
  renderPage(<Page />, at);
  expect(await screen.findByLabelText('Os seis passos')).toBeInTheDocument();
  expect(screen.queryByText('Continuar de onde parou?')).not.toBeInTheDocument();
});

test("an unknown type reads 'Não foi possível abrir o conteúdo' [B2.6-13]", async () => {
  announce({ ...item, idContentType: 99 });
  renderPage(<Page />, at);
  expect(await screen.findByText('Não foi possível abrir o conteúdo')).toBeVisible();
});

test("a file that is missing reads 'Arquivo inválido' [B5-63]", async () => {
  announce({ ...item, idContentType: 18 });
  renderPage(<Page />, at);
  expect(await screen.findByText('Arquivo inválido')).toBeVisible();
});

test("taking a file reads 'Atenção, download em progresso!' and completes it [B4.7-09]", async () => {
  const api = announce({ ...item, idContentType: 18, contentLocation: '/media/manual.pdf' });
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    at,
  );
  const link = await screen.findByRole('link', { name: 'Baixar arquivo' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(await screen.findByText('Atenção, download em progresso!')).toBeVisible();
  await waitFor(() =>
    expect(api.calls(updateContentEnrollment).length + api.calls(createContentEnrollment).length).toBeGreaterThan(0),
  );
});

test('a link tells that it leads out and that one should return [B2.6-08] [B2.6-09]', async () => {
  announce({ ...item, idContentType: 27, contentLocation: 'https://exemplo.com.br/guia' });
  renderPage(<Page />, at);
  expect(await screen.findByText('Você será direcionado para uma página externa')).toBeVisible();
  expect(screen.getByText(/volte para cá/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', 'https://exemplo.com.br/guia');
});

test('a site without an address goes back to the level [B2.6-14]', async () => {
  announce({ ...item, idContentType: 4 });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/nr-10');
});

test('a page with neither address nor text goes back to the level [B2.6-15]', async () => {
  announce({ ...item, content: '' });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/nr-10');
});

test('a SCORM content goes to its lessons [B2.6-12] [A2v-15]', async () => {
  announce({ ...item, idContentType: 26 });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/lms/7/41/9/0');
});

test('an embedded site opens at the address that the server gives now; one that is refused a token opens without', async () => {
  announce({ ...item, idContentType: 4, content: '', contentLocation: 'https://jogo.example/fase' }).reply(openSite, {
    success: true,
    url: 'https://jogo.example/fase?token=uma-vez',
  });
  const { unmount } = renderPage(<Page />, at);
  expect(await screen.findByTitle('Os seis passos')).toHaveAttribute('src', 'https://jogo.example/fase?token=uma-vez');
  unmount();
  announce({ ...item, idContentType: 4, content: '', contentLocation: 'https://jogo.example/fase' }).refuse(openSite, {
    status: 403,
    code: 'platform.module-off',
    message: '',
  });
  renderPage(<Page />, at);
  expect(await screen.findByTitle('Os seis passos')).toHaveAttribute('src', 'https://jogo.example/fase');
});

test('a locked content says what comes first', async () => {
  announce(item).refuse(getStudentContent, {
    status: 403,
    code: 'learning.item-locked',
    message: 'Conclua “Vídeo” para liberar este item.',
  });
  renderPage(<Page />, at);
  expect(await screen.findByText('Conclua “Vídeo” para liberar este item.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao treinamento' })).toHaveAttribute('href', '/level/7');
});

test('the content that finishes its training brings the impact evaluation that follows [B4.10-01]', async () => {
  const offer = {
    idEnrollment: 7,
    idEvaluation: 12,
    title: 'LGPD na prática',
    availableUntilDays: 30,
    expirationDate: '2026-12-22 02:59:59',
  };
  announce(item).reply(updateContentEnrollment, { ...progressReply, impactEvaluation: offer });
  const facts: unknown[] = [];
  const stop = subscribe(menuFactChanged, (fact) => facts.push(fact));
  renderPage(<Page />, at);
  const dialog = await screen.findByRole('dialog', { name: 'Treinamento concluído!' }, { timeout: 4000 });
  expect(dialog).toHaveTextContent('Agora você tem 30 dias, até 21/12/2026, para responder à avaliação de impacto');
  expect(within(dialog).getByRole('link', { name: 'Responder agora' })).toHaveAttribute('href', '/evaluations/7/12');
  expect(facts).toEqual([{ fact: menuFacts.hasImpactEvaluations, visible: true }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Treinamento concluído!' })).toBeNull());
  stop();
}, 10_000);
