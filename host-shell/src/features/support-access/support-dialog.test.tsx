import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterSupportAccess, searchUsers } from '@shared-kit/contracts/identity';
import { useSession } from '@shared-kit/runtime/session';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { SupportDialog } from './support-dialog.tsx';

const person = { idUser: 12, name: 'Larissa Dias', email: 'larissa@teste.example', username: 'larissa', photo: '' };
const inSupport = {
  ...testSession,
  token: 'support-token',
  viewer: { ...testSession.viewer, idUser: 12, name: 'Larissa Dias' },
  loginInfo: {
    ...testSession.loginInfo,
    accessSupport: { currentUserToken: 'support-access:1', actorName: 'Ana Teste', until: '2026-11-21 13:00:00' },
  },
};

let api: MockApi;
beforeEach(() => void (api = new MockApi().reply(searchUsers, { success: true, userList: [person], totalRecords: 1 })));

function Who() {
  return <p data-testid="who">{useSession()?.viewer.name}</p>;
}

function open(leadsTeam = false) {
  const user = userEvent.setup();
  renderPage(
    <>
      <Who />
      <SupportDialog onClose={() => undefined} />
    </>,
    { session: { viewer: { ...testSession.viewer, leadsTeam } } },
  );
  return user;
}

test('only people who lead a team can list it [B2.15-05]', async () => {
  const user = open(true);
  await user.click(screen.getByLabelText('Listar minha equipe'));
  await screen.findByRole('cell', { name: 'Larissa Dias' });
  expect(api.calls(searchUsers)[0]?.query).toEqual({
    offset: '0',
    limit: '10',
    onlyActive: 'true',
    searchText: '',
    onlyTeam: 'true',
  });
});

test('hides the team filter without a team, and sends no request for an empty search [B5-48] [B5-49]', async () => {
  const user = open();
  expect(screen.queryByLabelText('Listar minha equipe')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pesquisar' }));
  expect(api.calls(searchUsers)).toEqual([]);
  await user.type(screen.getByLabelText('Nome, e-mail ou login'), 'lari{Enter}');
  await screen.findByRole('cell', { name: 'Larissa Dias' });
  expect(api.calls(searchUsers)[0]?.query).toEqual({
    offset: '0',
    limit: '10',
    onlyActive: 'true',
    searchText: 'lari',
  });
});

test('entering sends person and reason, saves the origin, and continues as the person [A7a-07] [B4.13-02]', async () => {
  api.reply(enterSupportAccess, { success: true, result: inSupport });
  const user = open();
  await user.type(screen.getByLabelText('Nome, e-mail ou login'), 'lari{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Acessar como Larissa Dias' }));
  await user.type(screen.getByLabelText(/^Motivo do acesso/), ' Chamado 12 ');
  await user.click(screen.getByRole('button', { name: 'Acessar' }));
  await waitFor(() => expect(screen.getByTestId('who')).toHaveTextContent('Larissa Dias'));
  expect(api.calls(enterSupportAccess)[0]?.body).toEqual({ idUser: 12, reason: 'Chamado 12' });
  const stored = Object.entries(localStorage).find(([key]) => key.endsWith(':support-origin'));
  expect(JSON.parse(String(stored?.[1]))).toEqual({ token: 'test-token', idUser: 7 });
  expect(JSON.stringify(Object.entries(localStorage).find(([key]) => key.endsWith(':session')))).not.toContain(
    'test-token',
  );
});

test("shows the server's refusal and keeps the typed text", async () => {
  api.refuse(enterSupportAccess, {
    status: 403,
    code: 'support.more-rights',
    message: 'Esta pessoa tem permissões que você não tem.',
  });
  const user = open();
  await user.type(screen.getByLabelText('Nome, e-mail ou login'), 'lari{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Acessar como Larissa Dias' }));
  await user.type(screen.getByLabelText(/^Motivo do acesso/), 'Chamado 12');
  await user.click(screen.getByRole('button', { name: 'Acessar' }));
  expect(await screen.findByText('Esta pessoa tem permissões que você não tem.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Motivo do acesso/)).toHaveValue('Chamado 12');
});
