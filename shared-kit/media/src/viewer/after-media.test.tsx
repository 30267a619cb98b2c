import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockApi, renderPage, testContentItem } from '@shared-kit/testing';

jest.unstable_mockModule('@shared-kit/media/player', () => ({
  MediaPlayer: ({ onEnded, onPlay }: { onEnded: (at: object) => void; onPlay: () => void }) => (
    <>
      <button type="button" onClick={() => onEnded({ seconds: 100 })}>
        fim
      </button>
      <button type="button" onClick={onPlay}>
        de novo
      </button>
    </>
  ),
  ResumePrompt: () => null,
}));
const { MediaViewer } = await import('./media-viewer.tsx');

const person = userEvent.setup();
const progress = { reach: () => undefined, pause: () => undefined, finish: jest.fn() };
const open = jest.fn();
const show = (next?: { title: string; open: () => void }) => {
  new MockApi();
  renderPage(<MediaViewer kind="video" item={testContentItem} progress={progress} next={next} />);
};
const offer = () => screen.queryByRole('region', { name: 'A seguir' });

test('offers the next content when the media end, and opens it only on request', async () => {
  show({ title: 'Aula dois', open });
  expect(offer()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'fim' }));
  expect(offer()).toHaveTextContent('Aula dois');
  expect(progress.finish).toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Abrir agora' }));
  expect(open).toHaveBeenCalledTimes(1);
});

test("'Ficar aqui' and playing again close the offer", async () => {
  show({ title: 'Aula dois', open });
  await person.click(screen.getByRole('button', { name: 'fim' }));
  await person.click(screen.getByRole('button', { name: 'Ficar aqui' }));
  expect(offer()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'fim' }));
  await person.click(screen.getByRole('button', { name: 'de novo' }));
  expect(offer()).toBeNull();
});

test('offers nothing when the page around it decides what comes next', async () => {
  show();
  await person.click(screen.getByRole('button', { name: 'fim' }));
  expect(offer()).toBeNull();
});
