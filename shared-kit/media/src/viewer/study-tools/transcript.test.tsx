import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockApi, renderPage } from '@shared-kit/testing';
import { fakeControls, files, film } from './study-tools.fixtures.ts';
import { Transcript } from './transcript.tsx';

const person = userEvent.setup();
let scrolled: number;

beforeEach(() => {
  scrolled = 0;
  Element.prototype.scrollTo = jest.fn(() => void (scrolled += 1)) as never;
  globalThis.matchMedia = (() => ({ matches: true })) as never;
  new MockApi();
  globalThis.fetch = ((address: string) =>
    Promise.resolve({
      ok: address in files,
      status: address in files ? 200 : 403,
      text: async () => files[address],
    })) as never;
});

async function open() {
  const player = fakeControls();
  renderPage(<Transcript captions={film.captions} controls={player.controls} />);
  await screen.findByText('Use o cinto');
  return player;
}
const cue = (text: string) => screen.getByRole('button', { name: new RegExp(text) });

test('shows the captions, marks the current one and jumps on a click', async () => {
  const { change, seek } = await open();
  expect(cue('Atenção')).toHaveAttribute('aria-current', 'true');
  act(() => change({ seconds: 6 }));
  expect(cue('Use o cinto')).toHaveAttribute('aria-current', 'true');
  expect(cue('Atenção')).toHaveAttribute('aria-current', 'false');
  await person.click(cue('Desligue'));
  expect(seek.mock.calls).toEqual([[9]]);
});

test('jumps from the keyboard: arrows move between cues, Enter jumps, one cue is in the tab order', async () => {
  const { seek } = await open();
  cue('Atenção').focus();
  await person.keyboard('{ArrowDown}');
  expect(cue('Use o cinto')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(seek.mock.calls).toEqual([[5]]);

  expect(cue('Desligue')).toHaveAttribute('tabindex', '-1');
});

test('a search ignores accents and says how many cues it found', async () => {
  await open();
  await person.type(screen.getByRole('searchbox', { name: 'Buscar na transcrição' }), 'ATENCAO rede');
  expect(screen.getByText('1 trecho encontrado')).toBeVisible();
  expect(screen.queryByText('Use o cinto')).toBeNull();
  await person.type(screen.getByRole('searchbox'), ' zebra');
  expect(screen.getByText('Nenhum trecho encontrado')).toBeVisible();
});

test('follows the current cue, stops when the person scrolls, and follows again on request', async () => {
  const { change } = await open();
  act(() => change({ seconds: 6 }));
  const before = scrolled;
  fireEvent.wheel(screen.getByRole('list'));
  act(() => change({ seconds: 10 }));
  expect(scrolled).toBe(before);
  await person.click(screen.getByRole('button', { name: 'Voltar a acompanhar' }));
  expect(scrolled).toBe(before + 1);
  expect(screen.queryByRole('button', { name: 'Voltar a acompanhar' })).toBeNull();
});

test('changes its language with the chosen caption track', async () => {
  const { change } = await open();
  expect(screen.getByText('Transcrição em Português')).toBeVisible();
  act(() => change({ language: 'en' }));
  expect(await screen.findByText('Mind the grid')).toBeVisible();
});

test('offers a retry when the file does not open', async () => {
  renderPage(<Transcript captions={[{ label: 'x', language: 'fr', url: '/media/none.vtt' }]} controls={null} />);
  expect(await screen.findByText('A transcrição não abriu')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
