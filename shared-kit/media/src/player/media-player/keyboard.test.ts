/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { EnginePlayer } from '../engine/load-engine.ts';
import { onPageKey, onPlayerKey } from './keyboard.ts';
import { captionTracks, rememberPreferences } from './preferences.ts';

/** Creates a minimal fake of an engine's player, for keys and preferences. */
function fakePlayer() {
  const element = document.createElement('div');
  const state = { time: 20, duration: 100, rate: 1, volume: 0.5, muted: false, paused: false };
  const tracks = [
    { kind: 'captions', mode: 'disabled' },
    { kind: 'metadata', mode: 'hidden' },
  ];
  const listeners = new Map<string, () => void>();
  const property =
    <K extends keyof typeof state>(key: K) =>
    (value?: (typeof state)[K]) =>
      value === undefined ? state[key] : (state[key] = value);
  const player = {
    el: () => element,
    currentTime: property('time'),
    duration: property('duration'),
    playbackRate: property('rate'),
    volume: property('volume'),
    muted: property('muted'),
    paused: () => state.paused,
    play: jest.fn(() => Promise.resolve()),
    pause: jest.fn(),
    textTracks: () =>
      Object.assign(tracks, {
        addEventListener: (event: string, listener: () => void) => listeners.set(`tracks ${event}`, listener),
      }),
    one: (event: string, listener: () => void) => listeners.set(event, listener),
    on: (event: string, listener: () => void) => listeners.set(event, listener),
  };
  return {
    state,
    tracks,
    element,
    player: player as unknown as EnginePlayer,
    happen: (event: string) => listeners.get(event)?.(),
  };
}

const press = (key: string, target: HTMLElement = document.body, options: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  Object.defineProperty(event, 'target', { value: target });
  return event;
};

test.each([
  ['ArrowLeft', 15],
  ['ArrowRight', 25],
  ['j', 10],
  ['L', 30],
  ['7', 70],
  ['Home', 0],
])('seeks with %s to %d s', (key, seconds) => {
  const { player, state } = fakePlayer();
  onPlayerKey(player, press(key));
  expect(state.time).toBe(seconds);
});

test('announces changes that are not visible', () => {
  const { player, state } = fakePlayer();
  expect(onPlayerKey(player, press('>'))).toBe('Velocidade 1,25×');
  expect(onPlayerKey(player, press('m'))).toBe('Sem som');
  expect(onPlayerKey(player, press('ArrowUp'))).toBe('Volume 60%');
  expect(state).toMatchObject({ rate: 1.25, muted: false, volume: 0.6 });
  expect(onPlayerKey(player, press('c'))).toBe('Legendas ativadas');
  expect(onPlayerKey(player, press('c'))).toBe('Legendas desativadas');
});

test('keeps the highest speed', () => {
  const { player, state } = fakePlayer();
  for (let times = 0; times < 9; times += 1) onPlayerKey(player, press('>'));
  expect(state.rate).toBe(2);
});

test('ignores keys that belong to other elements', () => {
  const { player, state } = fakePlayer();
  const input = document.createElement('input');
  const button = document.createElement('button');
  expect(onPageKey(player, press('m', input))).toBeUndefined();
  expect(onPageKey(player, press(' ', button))).toBeUndefined();
  expect(onPlayerKey(player, press(' ', button))).toBeUndefined();
  for (const key of ['ArrowDown', 'Home', 'End']) onPageKey(player, press(key));
  onPlayerKey(player, press('m', document.body, { ctrlKey: true }));
  expect(state).toEqual({ time: 20, duration: 100, rate: 1, volume: 0.5, muted: false, paused: false });
});

test('applies page keys to the player only while no other element has the focus', () => {
  const log = Object.assign(document.createElement('div'), { role: 'log', tabIndex: 0 });
  const main = Object.assign(document.createElement('main'), { tabIndex: -1 });
  const { player, state } = fakePlayer();
  for (const key of ['7', ' ', 'm']) onPageKey(player, press(key, log));
  expect(state).toMatchObject({ time: 20, paused: false, muted: false });
  expect(player.pause).not.toHaveBeenCalled();
  onPageKey(player, press('7', main));
  expect(state.time).toBe(70);
  onPageKey(player, press('2'));
  expect(state.time).toBe(20);
});

test('changes the speed at each quick press, although the engine is notified later', () => {
  const { player, element, state } = fakePlayer();
  const media = document.createElement('video');
  element.append(media);
  media.playbackRate = 1.25;
  onPlayerKey(player, press('>'));
  expect(state.rate).toBe(1.5);
});

describe('player preferences', () => {
  beforeEach(() => localStorage.clear());

  test('player preferences are restored for the next player', () => {
    const first = fakePlayer();
    rememberPreferences(first.player);
    first.happen('loadedmetadata');
    first.player.playbackRate(1.5);
    first.happen('ratechange');
    first.player.muted(true);
    first.happen('volumechange');
    for (const track of captionTracks(first.player)) track.mode = 'showing';
    first.happen('tracks change');

    const second = fakePlayer();
    rememberPreferences(second.player);
    second.happen('loadedmetadata');
    expect(second.state).toMatchObject({ rate: 1.5, muted: true });
    expect(second.tracks[0]?.mode).toBe('showing');
  });

  test('player preferences are ignored when the stored value is invalid', () => {
    localStorage.setItem('azulejo:player', JSON.stringify({ speed: 40, volume: 'loud', isMuted: 1 }));
    const { player, state, happen } = fakePlayer();
    rememberPreferences(player);
    happen('loadedmetadata');
    expect(state).toMatchObject({ rate: 1, volume: 1, muted: false });
  });
});
