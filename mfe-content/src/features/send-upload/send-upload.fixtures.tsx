import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { listOwnUploads } from '@shared-kit/contracts/content';
import type { OwnUpload, UserUpload } from '@shared-kit/contracts/content';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { SendUpload } from './send-upload.tsx';
import { forgetSent } from './sending.store.ts';

const option = {
  text: 'Trabalhos',
  description: '',
  image: '',
  sectionTo: null,
  color: '',
  imageStyle: 'default',
  showText: true,
  parentIdSection: null,
  url: '',
} as const;
const menu = [{ idSection: 9, idSectionType: 21, menuOption: option }];
export const upload: UserUpload = {
  idUserUpload: 3,
  idSection: 9,
  title: 'Vitrine',
  name: 'foto.jpg',
  description: 'Outubro',
  mimetype: 'image/jpeg',
  extension: 'jpg',
  url: '/media/foto.jpg',
  image: '',
  size: 3,
  duration: 0,
  sentAt: '2026-11-20 12:00:00',
  author: { name: 'Ana', photo: '' },
  canDelete: true,
};
export const file = new File(['abc'], 'foto.jpg', { lastModified: 7 });

export function show(own: readonly OwnUpload[] = []): MockApi {
  const api = new MockApi().reply(listOwnUploads, {
    success: true,
    data: [...own],
    usedBytes: 3,
    maxBytes: 1024 ** 3,
    usedFiles: 1,
    maxFiles: 300,
    today: { bytes: 3, maxBytes: 1024 ** 3, files: 1, maxFiles: 100 },
  });
  enter();
  return api;
}

export function enter(idUser = testSession.viewer.idUser): void {
  const { container, unmount } = renderPage(<SendUpload idSection={9} />, {
    session: { menu, viewer: { ...testSession.viewer, idUser } },
  });
  leave = unmount;
  choose = (chosen) =>
    fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [chosen] } });
}

export let choose: (chosen: File) => void;
export let leave: () => void;
export const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const fill = (chosen = file): void => {
  type(/Título/, 'Vitrine');
  type(/Descrição/, 'Outubro');
  choose(chosen);
};
export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

export const begun = { success: true, idUserUpload: 3, offset: 3, partSize: 10, url: upload.url } as const;

/** Forgets the last upload after each test. */
export function forgetUploads(): void {
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  afterEach(() => act(() => forgetSent()));
}
