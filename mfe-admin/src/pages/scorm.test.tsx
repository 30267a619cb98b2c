import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listScormContents, readOwnAccess } from '@shared-kit/contracts/admin';
import type { ScormContent } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './scorm.tsx';

const ready: ScormContent = {
  idContentItem: 9,
  title: 'Simulador NR-10',
  trainings: ['NR-10 básico'],
  state: 'ready',
  reason: '',
  standard: '1.2',
  packageVersion: 2,
  lessons: 1,
  people: 12,
  blockedHosts: 1,
};
const broken: ScormContent = {
  ...ready,
  idContentItem: 10,
  title: 'Quebrado',
  state: 'broken',
  reason: 'Sem manifesto',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['author'], rights: ['trainings.read'] });
});

const open = () => renderPage(<Page />, { at: '/admin/scorm?situacao=problemas', route: '/admin/scorm' });

test('shows only the packages with problems when the address says so, and all of them again', async () => {
  api.reply(listScormContents, { contents: [ready, broken] });
  open();
  expect(await screen.findByRole('link', { name: 'Quebrado' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Simulador NR-10' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Só pacotes com problemas' }));
  expect(await screen.findByRole('link', { name: 'Simulador NR-10' })).toBeVisible();
});

test('says so when no package has a problem', async () => {
  api.reply(listScormContents, { contents: [ready] });
  open();
  expect(await screen.findByText('Nenhum pacote com problemas')).toBeVisible();
});
