import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentType, findImpactMenu, listItemParts, openSite, saveProgress } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';
import { ImpactMenuViewer } from './impact-menu-viewer/impact-menu-viewer.tsx';
import { JourneyListViewer } from './journey-viewer/journey-list-viewer.tsx';
import { JourneyViewer } from './journey-viewer/journey-viewer.tsx';
import { SiteViewer } from './site-viewer/site-viewer.tsx';
import type { ContentProgress } from './viewer-props.ts';

const progress = { reach: jest.fn(), pause: jest.fn(), finish: jest.fn<() => void>() };
beforeEach(() => {
  jest.clearAllMocks();
  // jsdom has no layout, so no element intersects.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
});

const part = (idContentItem: number, changes: Partial<ContentItem> = {}): ContentItem => ({
  ...testContentItem,
  idContentItem,
  text: `Parte ${idContentItem}`,
  idContentType: contentType.file,
  ...changes,
});
const Step = ({ item, progress: own }: { item: ContentItem; progress: Pick<ContentProgress, 'finish'> }) => (
  <button type="button" onClick={() => own.finish()}>{`fim de ${item.text}`}</button>
);

describe('an embedded site', () => {
  const site = (changes: Partial<ContentItem>) => ({
    ...testContentItem,
    idContentType: contentType.site,
    contentLocation: '',
    ...changes,
  });

  test('an embedded site is framed at the address that the server currently returns', async () => {
    new MockApi().reply(openSite, { success: true, url: 'https://jogo.example/fase?token=uma-vez' });
    renderPage(<SiteViewer item={site({ contentLocation: 'https://jogo.example/fase' })} progress={progress} />);
    expect((await screen.findByTitle('Aula um')).getAttribute('src')).toBe('https://jogo.example/fase?token=uma-vez');
  });

  test('shows its text without an address, and requests none [A2v-05]', () => {
    const api = new MockApi();
    renderPage(<SiteViewer item={site({ content: '<p>Regras</p>' })} progress={progress} />);
    expect(screen.getByText('Regras')).toBeVisible();
    expect(api.calls(openSite)).toEqual([]);
  });

  test('calls onEmpty, which leads back, without address and text [A2v-05]', () => {
    const onEmpty = jest.fn();
    renderPage(<SiteViewer item={site({})} progress={progress} onEmpty={onEmpty} />);
    expect(onEmpty).toHaveBeenCalledTimes(1);
  });

  test('shows the empty state without address and text as a step of a journey', () => {
    renderPage(<SiteViewer item={site({})} progress={progress} />);
    expect(screen.getByText('Nenhum conteúdo disponível')).toBeVisible();
  });

  test('does not open without a token while the terms are pending', async () => {
    new MockApi().refuse(openSite, { status: 403, code: 'TERMS_REQUIRED', message: '' });
    renderPage(<SiteViewer item={site({ contentLocation: 'https://jogo.example/fase' })} progress={progress} />);
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    expect(screen.queryByTitle('Aula um')).not.toBeInTheDocument();
  });

  test('opens without a token when the token is refused', async () => {
    new MockApi().refuse(openSite, { status: 403, code: 'platform.module-off', message: '' });
    renderPage(<SiteViewer item={site({ contentLocation: 'https://jogo.example/fase' })} progress={progress} />);
    expect((await screen.findByTitle('Aula um')).getAttribute('src')).toBe('https://jogo.example/fase');
  });
});

describe('a journey', () => {
  const open = (
    parts: ContentItem[],
    {
      at = '/',
      completed = 'PROGRESS',
      Viewer = Step,
    }: { at?: string; completed?: ContentItem['completed']; Viewer?: typeof Step } = {},
  ) => {
    const api = new MockApi().reply(listItemParts, { success: true, listJourneyPart: parts });
    renderPage(
      <JourneyViewer
        item={{ ...testContentItem, idContentType: contentType.journey, completed }}
        progress={progress}
        Viewer={Viewer as never}
      />,
      { at },
    );
    return api;
  };
  const percent = () => screen.getByRole('progressbar', { name: 'Progresso da jornada' }).getAttribute('aria-valuenow');

  test('runs from its first to its last step, with (index + 1) / count on the bar [A2v-11] [A4m-12] [A4m-13]', async () => {
    open([part(1), part(2), part(3), part(4)]);
    const person = userEvent.setup();
    expect(await screen.findByText('Etapa 1 de 4')).toBeVisible();
    expect(percent()).toBe('25');
    expect(screen.queryByRole('button', { name: 'Etapa anterior' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Próxima etapa' }));
    expect(percent()).toBe('50');
    expect(screen.getByRole('heading', { name: 'Parte 2' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: /Parte 4/ }));
    expect(percent()).toBe('100');
    expect(screen.queryByRole('button', { name: 'Próxima etapa' })).toBeNull();
  });

  test('continues at the first open step, when the address names an invalid one', async () => {
    open([part(1, { completed: 'COMPLETED' }), part(2)], { at: '/?step=9' });
    expect(await screen.findByText('Etapa 2 de 2')).toBeVisible();
  });

  test('a journey is done when its last open step is done', async () => {
    open([part(1, { completed: 'COMPLETED' }), part(2)]);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'fim de Parte 2' }));
    expect(progress.finish).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Jornada concluída')).toBeVisible();
  });

  test('a journey is done when all its steps were done elsewhere, and reports it once', async () => {
    const parts = [part(1, { completed: 'COMPLETED' }), part(2, { completed: 'COMPLETED' })];
    open(parts, { at: '/?step=1' });
    expect(await screen.findByText('Jornada concluída')).toBeVisible();
    expect(progress.finish).toHaveBeenCalledTimes(1);
    cleanup();
    open(parts, { at: '/?step=1', completed: 'COMPLETED' });
    expect(await screen.findByText('Jornada concluída')).toBeVisible();
    expect(progress.finish).toHaveBeenCalledTimes(1);
  });

  test("a journey is done with 'Concluir jornada', even with open steps", async () => {
    open([part(1), part(2)], { at: '/?step=1' });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Concluir jornada' }));
    expect(progress.finish).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Jornada concluída')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Concluir jornada' })).toBeNull();
  });

  test('marks a playlist step as done when the server reports it, not after one video', async () => {
    const Video: typeof Step = ({ progress: own }) => (
      <button type="button" onClick={() => own.finish({ seconds: 60, idVideo: 'video-1' })}>
        fim do vídeo
      </button>
    );
    const api = open([part(1, { idContentType: contentType.playlist })], { Viewer: Video });
    const reply = {
      success: true as const,
      earnPoints: 0,
      totalUserPoints: 0,
      progress: 50,
      lastPosition: 0,
      savedAt: '2026-11-21 12:00:00',
    };
    api.reply(saveProgress, { ...reply, completed: 'PROGRESS' });
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'fim do vídeo' }));
    await waitFor(() => expect(api.calls(saveProgress)).toHaveLength(1));
    expect(api.calls(saveProgress)[0]?.body).toMatchObject({
      finished: false,
      videos: [{ idVideo: 'video-1', seconds: 60, finished: true }],
    });
    expect(screen.getByRole('button', { name: 'Concluir jornada' })).toBeVisible();
    api.reply(saveProgress, { ...reply, completed: 'COMPLETED' });
    await person.click(screen.getByRole('button', { name: 'fim do vídeo' }));
    expect(await screen.findByText('Jornada concluída')).toBeVisible();
    expect(progress.finish).toHaveBeenCalledTimes(1);
  });
});

test('opens one tile of an impact menu at a time and is done after all were opened [A2v-13]', async () => {
  new MockApi().reply(findImpactMenu, {
    success: true,
    result: [{ text: 'Temas', children: [part(1, { content: '<p>Um aceno basta.</p>' }), part(2)] }],
  });
  renderPage(
    <ImpactMenuViewer item={{ ...testContentItem, idContentType: contentType.impactMenu }} progress={progress} />,
  );
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: /Parte 1/ }));
  expect(screen.getByText('Um aceno basta.')).toBeVisible();
  expect(progress.finish).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: /Parte 2/ }));
  expect(screen.queryByText('Um aceno basta.')).toBeNull();
  expect(progress.finish).toHaveBeenCalledTimes(1);
});

test.each([contentType.journeyList, contentType.journeyCards])(
  'lists the journeys of type %i as links [A2v-10]',
  (idContentType) => {
    const children = [part(7, { idContentType: contentType.journey }), part(8, { idContentType: contentType.journey })];
    renderPage(<JourneyListViewer item={{ ...testContentItem, idContentType, children }} progress={progress} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/content/7?idSection=1',
      '/content/8?idSection=1',
    ]);
  },
);

test('shows an empty state for a list without journeys [A2v-10]', () => {
  renderPage(
    <JourneyListViewer item={{ ...testContentItem, idContentType: contentType.journeyList }} progress={progress} />,
  );
  expect(screen.getByText('Nenhum conteúdo disponível')).toBeVisible();
});
