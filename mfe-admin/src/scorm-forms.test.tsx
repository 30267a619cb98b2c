import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listAdminJobs,
  readOwnAccess,
  readScormContent,
  readScormHosts,
  saveScormHosts,
  saveScormPolicy,
  saveScormWindow,
} from '@shared-kit/contracts/admin';
import type { ScormContentDetails } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page as ContentPage } from './pages/scorm-content.tsx';
import { Page as HostsPage } from './pages/scorm-hosts.tsx';

const content: ScormContentDetails = {
  idContentItem: 9,
  title: 'Simulador NR-10',
  trainings: [],
  state: 'ready',
  reason: '',
  standard: '2004',
  packageVersion: 1,
  lessons: 1,
  people: null,
  blockedHosts: 0,
  isSequenced: true,
  policy: { max: 3, counts: 'first', begins: 'failed' },
  window: { width: 800, height: null, opensIn: 'page' },
  lessonList: [{ idSco: 4, title: 'Subestação' }],
  versions: [{ number: 1, standard: '2004', files: 10, processedAt: '2026-11-01 12:00:00', isCurrent: true }],
  blocked: [],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['trainings.read', 'scorm.edit'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(readScormContent, { content });
  api.reply(readScormHosts, { hosts: [], blocked: [], freesWindows: false });
});

const openPackage = () =>
  renderPage(<ContentPage />, { at: '/admin/scorm/9?aba=pacote', route: '/admin/scorm/:idContentItem' });
const field = (name: RegExp) => screen.findByRole('spinbutton', { name });

async function type(name: RegExp, text: string): Promise<HTMLElement> {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
}

test('a maximum outside the limits is named at its field and not sent', async () => {
  openPackage();
  const max = await type(/Máximo de tentativas/, '1001');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar regra' }));
  expect(await screen.findByText('Use um número inteiro de 1 a 1.000.')).toBeVisible();
  expect(max).toHaveFocus();
  expect(max).toBeInvalid();
  expect(api.calls(saveScormPolicy)).toEqual([]);
});

test('a package with sequencing keeps the attempt that counts', async () => {
  api.reply(saveScormPolicy, { success: true });
  openPackage();
  await type(/Máximo de tentativas/, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar regra' }));
  await waitFor(() =>
    expect(api.calls(saveScormPolicy)).toMatchObject([
      { body: { policy: { max: 5, counts: 'first', begins: 'failed' } } },
    ]),
  );
});

test('an issue of the server stands at the field of the window', async () => {
  const issues = [{ path: 'body.window.height', message: 'A altura não cabe.' }];
  api.refuse(saveScormWindow, { status: 400, code: 'request.invalid', message: 'Requisição inválida.', issues });
  openPackage();
  const height = await type(/Altura/, '300');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar janela' }));
  expect(await screen.findByText('A altura não cabe.')).toBeVisible();
  expect(height).toBeInvalid();
  expect(height).toHaveFocus();
});

test('a refused host is named at its field, and the typed text stays', async () => {
  api.refuse(saveScormHosts, { status: 409, code: 'admin.too-many-hosts', message: 'São no máximo 50 servidores.' });
  renderPage(<HostsPage />, { at: '/admin/scorm/servidores', route: '/admin/scorm/servidores' });
  const host = await screen.findByRole('textbox', { name: /Servidor/ });
  await userEvent.type(host, 'CDN.example.com{Enter}');
  expect(await screen.findByText('São no máximo 50 servidores.')).toBeVisible();
  expect(host).toBeInvalid();
  expect(host).toHaveValue('CDN.example.com');
});
