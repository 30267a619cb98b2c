import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listExpiries, readOwnAccess } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './expiries.tsx';

const page = {
  total: 120,
  isMore: false,
  expiries: [
    {
      idEnrolment: 4,
      person: { idPerson: 9, name: 'Ana Lima', department: 'Operações' },
      idTraining: 7,
      title: 'NR-10',
      validUntil: '2026-12-10 12:00:00',
      isRenewing: true,
    },
  ],
  places: { previous: null, next: 'abc' },
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['reports'], rights: ['enrolments.read'] });
  api.reply(listExpiries, page);
});

const open = () => renderPage(<Page />, { at: '/admin/vencimentos', route: '/admin/vencimentos' });

test('says whose validity ends when, whether it is being renewed, and turns pages', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Ana Lima' })).closest('tr');
  expect(row).toHaveTextContent('10/12/2026');
  expect(row).toHaveTextContent('Já inscrita de novo');
  expect(screen.getByRole('link', { name: 'NR-10' })).toHaveAttribute('href', '/admin/inscricoes/7');
  await userEvent.click(screen.getByRole('button', { name: 'Próximas' }));
  await waitFor(() => expect(api.calls(listExpiries).at(-1)?.query).toMatchObject({ after: 'abc' }));
});

test('says so when nothing ends', async () => {
  api.reply(listExpiries, { ...page, total: 0, expiries: [], places: { previous: null, next: null } });
  open();
  expect(await screen.findByText('Nada vence em 30 dias')).toBeVisible();
});
