import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getScormLessons, playScorm, saveScormProgress } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { lessonsReply } from '../test/sco-factory.ts';
import { Page } from './lesson.tsx';
import {
  announce,
  at,
  endAnnouncements,
  finished,
  lessonFrame,
  openNext,
  quiet,
  ready,
  say,
  url,
  visit,
} from './lesson.fixtures.tsx';

endAnnouncements();

test('plays a lesson in a frame under its title, in the enrolment of the address [B2.1-11]', async () => {
  const api = announce();
  renderPage(<Page />, at);
  expect(await lessonFrame()).toHaveAttribute('src', url);
  expect(screen.getByRole('heading', { level: 1, name: 'Riscos' })).toBeVisible();
  expect(api.calls(playScorm)).toMatchObject([
    { body: { idEnrollment: 7, idContentItem: 41, idSco: 1, idNodeEnrollment: 9, useCdn: false } },
  ]);
  expect(screen.getByText('Aguarde, iniciando conteúdo')).toBeVisible();
  await say(ready);
  expect(screen.queryByText('Aguarde, iniciando conteúdo')).toBeNull();
});

test('lists the lessons of the package beside the current one, with why one is locked', async () => {
  await quiet();
  const api = announce();
  renderPage(<Page />, at);
  await say(ready);
  const lesson = (name: RegExp) => screen.getByRole('button', { name, hidden: true });
  expect(lesson(/^Riscos/)).toHaveAttribute('aria-current', 'step');
  expect(lesson(/^Bloqueio/)).toBeDisabled();
  expect(lesson(/^Bloqueio/)).toHaveAccessibleDescription(/para liberar esta/);
  api.reply(getScormLessons, lessonsReply(openNext));
  await say(finished());
  await waitFor(() => expect(lesson(/^Bloqueio/)).toBeEnabled());
  fireEvent.click(lesson(/^Bloqueio/));
  await waitFor(() => expect(api.calls(playScorm).at(-1)).toMatchObject({ body: { idSco: 2 } }));
});

test('shows rejected data as unsaved with one notice, until newer data is saved', async () => {
  announce();
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    at,
  );
  await say(ready);
  await say({ type: 'refused' });
  expect(screen.getByText('Andamento não salvo')).toBeVisible();
  expect(await screen.findAllByText(/O portal não aceitou os dados desta lição/)).toHaveLength(1);
  // The end of the lesson does not save them.
  await say(finished({ status: 'INCOMPLETE' }));
  expect(screen.getByText('Andamento não salvo')).toBeVisible();
  expect(screen.queryByText(/Salvo às/)).toBeNull();
  await say({ type: 'progress', status: 'INCOMPLETE', savedAt: '2026-11-22 12:00:00', pending: false });
  expect(screen.queryByText('Andamento não salvo')).toBeNull();
  expect(screen.getByText(/Salvo às/)).toBeVisible();
});

test('ignores messages that do not come from the frame', async () => {
  await quiet();
  const api = announce();
  renderPage(<Page />, at);
  await say(ready, { from: 'https://outro.example' });
  await say(finished(), { source: window });
  expect(screen.getByText('Aguarde, iniciando conteúdo')).toBeVisible();
  expect(api.calls(saveScormProgress)).toHaveLength(0);
});

test('starts a new visit when the current one has expired and shows a retry for a missing file', async () => {
  const api = announce();
  renderPage(<Page />, at);
  await say(ready);
  api.reply(playScorm, { ...visit, url: `${url}2` });
  await say({ type: 'failed', reason: 'token-over' });
  // The next visit may belong to another attempt, so nothing promises to go on at the same place.
  expect(await screen.findByText(/Abra a lição de novo: tudo o que foi salvo está guardado/)).toBeVisible();
  expect(screen.queryByText(/de onde parou/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(async () => expect(await lessonFrame()).toHaveAttribute('src', `${url}2`));
  await say({ type: 'failed', reason: 'missing-file' });
  expect(await screen.findByText(/O arquivo desta lição não foi encontrado/)).toBeVisible();
});

test('stops when another window has opened the lesson, and says that nothing more is saved here', async () => {
  announce();
  renderPage(<Page />, at);
  await say(ready);
  await say({ type: 'failed', reason: 'superseded' });
  expect(await screen.findByText(/aberta em outra janela ou aparelho.*Aqui nada mais é salvo/)).toBeVisible();
  expect(screen.queryByTitle('Riscos')).toBeNull();
});

test('shows why a lesson is locked, with a link to the lesson that has to be done first [B4.3-09]', async () => {
  announce().refuse(playScorm, {
    status: 403,
    code: 'learning.prerequisites-not-met',
    message: 'Conclua “Riscos” para liberar esta lição.',
  });
  renderPage(<Page />, { ...at, at: '/lessons/7/41/2/9/sco/false' });
  expect(await screen.findByText('Ainda não é a hora desta lição')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Riscos' })).toHaveAttribute('href', '/lessons/7/41/1/9/sco/false');
  // The title appears once, because the sentence contains the link.
  expect(screen.getByText(/^Conclua/)).toHaveTextContent('Conclua Riscos para liberar esta lição.');
  expect(screen.getAllByText(/Riscos/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ver as lições' })).toHaveAttribute('href', '/lms/7/41/9/0');
});

test('navigates from an unprocessed package to the page that explains it', async () => {
  announce().refuse(playScorm, { status: 409, code: 'learning.scorm-not-ready', message: '' });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/lms/7/41/9/0');
});

test('saves the lesson when the person goes back without closing it', async () => {
  await quiet();
  const api = announce();
  const { unmount } = renderPage(<Page />, at);
  await say(ready);
  unmount();
  await waitFor(() => expect(api.calls(saveScormProgress)).toHaveLength(1), { timeout: 3500 });
  await waitFor(() =>
    expect(
      Object.entries({ ...localStorage }).filter(
        ([key, value]) => key.includes('learning-scorm') && String(value).includes('"idContentItem":41'),
      ),
    ).toEqual([]),
  );
});

test('opens the next lesson automatically in fluid navigation, unless the person stays', async () => {
  const api = announce().reply(getScormLessons, lessonsReply(openNext));
  renderPage(<Page />, { ...at, at: '/lessons/7/41/1/9/multi/false' });
  await say(ready);
  await say(finished());
  expect(await screen.findByText(/A próxima lição abre em instantes: Bloqueio/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ficar nesta lição' }));
  expect(screen.getByText(/A seguir: Bloqueio/)).toBeVisible();
  expect(api.calls(playScorm)).toHaveLength(1);
});
