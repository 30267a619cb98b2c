import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSite } from '@shared-kit/contracts/content';
import {
  contentCompleted,
  createContentEnrollment,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import { menuFlagChanged, menuFlags, pointsEarned } from '@shared-kit/contracts/delivery';
import { subscribe } from '@shared-kit/runtime/events';
import { renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { announceContent, enrolledAddress, enrolledItem } from '../test/enrolled-content.ts';
import { openedContent, progressReply } from '../test/progress-reply.ts';
import { Page } from './enrolled-content.tsx';

const { idUser } = testSession.viewer;

test('starts a single page when it opens, completes it after 2 s and records the access [B4.2-03] [B4.2-04] [B4.2-06] [B7.2-07] [B2.1-09] [B2.6-01]', async () => {
  const api = announceContent(enrolledItem);
  const events: unknown[] = [];
  const stops = [
    subscribe(contentCompleted, (event) => events.push(event)),
    subscribe(pointsEarned, (event) => events.push(event)),
  ];
  renderPage(<Page />, enrolledAddress);
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
  expect(events).toEqual([
    { idEnrollment: 7, idContentItem: 41 },
    { earnPoints: 10, totalUserPoints: 40 },
  ]);
  for (const stop of stops) stop();
});

test('waits while the server counts no completion yet, and completes it then', async () => {
  const api = announceContent(enrolledItem);
  api.reply(updateContentEnrollment, () => {
    const isFirst = api.calls(updateContentEnrollment).length === 1;
    const done = { ...openedContent, status: 'COMPLETED' as const, progress: 100 };
    return isFirst ? { ...progressReply, completesIn: 1 } : { ...progressReply, contentEnrollment: done };
  });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText(/O conteúdo é concluído em 1 s/, {}, { timeout: 4000 })).toBeVisible();
  expect(api.calls(recordContentAccess)).toHaveLength(0);
  expect(await screen.findByText('Concluído', {}, { timeout: 4000 })).toBeVisible();
  expect(api.calls(recordContentAccess)).toHaveLength(1);
});

test('a content that ends without a network is named as saved on the device, and completes once the network is back', async () => {
  const api = announceContent(enrolledItem);
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.refuse(updateContentEnrollment, { status: 0, code: 'transport.offline', message: 'Sem conexão.' });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Salvo neste aparelho', {}, { timeout: 9000 })).toBeVisible();
  expect(screen.queryByText('Progresso não salvo')).toBeNull();
  isOnline.mockRestore();
  const done = { ...openedContent, status: 'COMPLETED' as const, progress: 100 };
  api.reply(updateContentEnrollment, { ...progressReply, contentEnrollment: done });
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Concluído', {}, { timeout: 4000 })).toBeVisible();
}, 20_000);

test('does not complete a completed content again', async () => {
  const api = announceContent(
    { ...enrolledItem, idContentType: 27, contentLocation: 'https://exemplo.com.br' },
    { ...openedContent, status: 'COMPLETED', progress: 100 },
  );
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Concluído')).toBeVisible();
  expect(api.calls(createContentEnrollment)).toHaveLength(0);
});

test('does not ask where to start inside an enrolment [A4m-18]', async () => {
  announceContent(
    { ...enrolledItem, idContentType: 2, contentLocation: '/media/aula.mp4', duration: 90, lastPosition: 40 },
    { ...openedContent, status: 'IN_PROGRESS', progress: 44 },
  );
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByLabelText('Os seis passos')).toBeInTheDocument();
  expect(screen.queryByText('Continuar de onde parou?')).not.toBeInTheDocument();
});

test("shows 'Não foi possível abrir o conteúdo' for an unknown type [B2.6-13]", async () => {
  announceContent({ ...enrolledItem, idContentType: 99 });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Não foi possível abrir o conteúdo')).toBeVisible();
});

test("shows 'Arquivo inválido' for a missing file [B5-63]", async () => {
  announceContent({ ...enrolledItem, idContentType: 18 });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Arquivo inválido')).toBeVisible();
});

test("shows 'Atenção, download em progresso!' for a download and completes it [B4.7-09]", async () => {
  const api = announceContent({ ...enrolledItem, idContentType: 18, contentLocation: '/media/manual.pdf' });
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    enrolledAddress,
  );
  const link = await screen.findByRole('link', { name: 'Baixar arquivo' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(await screen.findByText('Atenção, download em progresso!')).toBeVisible();
  await waitFor(() =>
    expect(api.calls(updateContentEnrollment).length + api.calls(createContentEnrollment).length).toBeGreaterThan(0),
  );
});

test('explains that a link leaves the portal and that the person should return [B2.6-08] [B2.6-09]', async () => {
  announceContent({ ...enrolledItem, idContentType: 27, contentLocation: 'https://exemplo.com.br/guia' });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Você será direcionado para uma página externa')).toBeVisible();
  expect(screen.getByText(/volte para cá/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', 'https://exemplo.com.br/guia');
});

test('navigates back to the level from a site without an address [B2.6-14]', async () => {
  announceContent({ ...enrolledItem, idContentType: 4 });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/nr-10');
});

test('navigates back to the level from a page with neither address nor text [B2.6-15]', async () => {
  announceContent({ ...enrolledItem, content: '' });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/nr-10');
});

test('navigates from a SCORM content to its lessons [B2.6-12] [A2v-15]', async () => {
  announceContent({ ...enrolledItem, idContentType: 26 });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByTestId('location')).toHaveTextContent('/lms/7/41/9/0');
});

test('opens an embedded site at the current address of the server, and without a token when the token is refused', async () => {
  announceContent({
    ...enrolledItem,
    idContentType: 4,
    content: '',
    contentLocation: 'https://jogo.example/fase',
  }).reply(openSite, {
    success: true,
    url: 'https://jogo.example/fase?token=uma-vez',
  });
  const { unmount } = renderPage(<Page />, enrolledAddress);
  expect(await screen.findByTitle('Os seis passos')).toHaveAttribute('src', 'https://jogo.example/fase?token=uma-vez');
  unmount();
  announceContent({
    ...enrolledItem,
    idContentType: 4,
    content: '',
    contentLocation: 'https://jogo.example/fase',
  }).refuse(openSite, {
    status: 403,
    code: 'platform.module-off',
    message: '',
  });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByTitle('Os seis passos')).toHaveAttribute('src', 'https://jogo.example/fase');
});

test('shows what has to be done first for a locked content', async () => {
  announceContent(enrolledItem).refuse(getStudentContent, {
    status: 403,
    code: 'learning.item-locked',
    message: 'Conclua “Vídeo” para liberar este item.',
  });
  renderPage(<Page />, enrolledAddress);
  expect(await screen.findByText('Conclua “Vídeo” para liberar este item.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao treinamento' })).toHaveAttribute('href', '/level/7');
});

test('shows the impact evaluation after the content that finishes its training [B4.10-01]', async () => {
  const offer = {
    idEnrollment: 7,
    idEvaluation: 12,
    title: 'LGPD na prática',
    availableUntilDays: 30,
    expirationDate: '2026-12-22 02:59:59',
  };
  announceContent(enrolledItem).reply(updateContentEnrollment, { ...progressReply, impactEvaluation: offer });
  const events: unknown[] = [];
  const stop = subscribe(menuFlagChanged, (event) => events.push(event));
  renderPage(<Page />, enrolledAddress);
  const dialog = await screen.findByRole('dialog', { name: 'Treinamento concluído!' }, { timeout: 4000 });
  expect(dialog).toHaveTextContent('Agora você tem 30 dias, até 21/12/2026, para responder à avaliação de impacto');
  expect(within(dialog).getByRole('link', { name: 'Responder agora' })).toHaveAttribute('href', '/evaluations/7/12');
  expect(events).toEqual([{ flag: menuFlags.hasImpactEvaluations, visible: true }]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Treinamento concluído!' })).toBeNull());
  stop();
}, 10_000);
