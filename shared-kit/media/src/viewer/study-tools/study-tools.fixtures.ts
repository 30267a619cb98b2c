import { jest } from '@jest/globals';
import type { PlayerControls } from '@shared-kit/media/player';
import { contentType } from '@shared-kit/contracts/content';
import { testContentItem } from '@shared-kit/testing';

export const film = {
  ...testContentItem,
  idContentItem: 5,
  text: 'Os riscos',
  idContentType: contentType.video,
  captions: [
    { label: 'Português', language: 'pt-BR', url: '/media/pt.vtt' },
    { label: 'English', language: 'en', url: '/media/en.vtt' },
  ],
};

export const files: Readonly<Record<string, string>> = {
  '/media/pt.vtt':
    'WEBVTT\n\n00:00.000 --> 00:05.000\nAtenção à rede\n\n00:05.000 --> 00:09.000\nUse o cinto\n\n00:09.000 --> 00:12.000\nDesligue a rede',
  '/media/en.vtt': 'WEBVTT\n\n00:00.000 --> 00:05.000\nMind the grid',
};

/** Creates a player whose position the test sets. */
export function fakeControls() {
  const listeners = new Set<() => void>();
  const state: { seconds: number; language: string | undefined } = { seconds: 0, language: undefined };
  const seek = jest.fn<(seconds: number) => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const controls: PlayerControls = {
    seek,
    now: () => state.seconds,
    captionLanguage: () => state.language,
    onTime: subscribe,
    onCaptions: subscribe,
  };
  const change = (fields: Partial<typeof state>): void => {
    Object.assign(state, fields);
    for (const listener of listeners) listener();
  };
  return { controls, seek, change };
}
