import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOwnAccess, readScormHosts, saveScormPopups } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './pages/scorm-hosts.tsx';

let api: MockApi;
const withRights = (...rights: AdminRight[]) =>
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights });

beforeEach(() => {
  api = new MockApi();
  withRights('trainings.read', 'scorm.edit');
  api.reply(saveScormPopups, { success: true });
});

async function windowSwitch(freesWindows: boolean): Promise<HTMLElement> {
  api.reply(readScormHosts, { hosts: [], blocked: [], freesWindows });
  renderPage(<Page />, { at: '/admin/scorm/servidores', route: '/admin/scorm/servidores' });
  return screen.findByRole('switch', { name: /janelas que os pacotes abrem/ });
}

test('asks before it frees the windows of packages', async () => {
  const free = await windowSwitch(false);
  expect(free).not.toBeChecked();
  await userEvent.click(free);
  expect(api.calls(saveScormPopups)).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Deixar livres' }));
  await waitFor(() => expect(api.calls(saveScormPopups)).toMatchObject([{ body: { isFree: true } }]));
});

test('keeps the windows of packages in their sandbox again without a question', async () => {
  const free = await windowSwitch(true);
  expect(free).toBeChecked();
  await userEvent.click(free);
  await waitFor(() => expect(api.calls(saveScormPopups)).toMatchObject([{ body: { isFree: false } }]));
});

test('shows the switch to somebody who may not change it', async () => {
  withRights('trainings.read');
  expect(await windowSwitch(false)).toBeDisabled();
});
