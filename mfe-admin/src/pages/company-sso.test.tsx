import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeCompanySso,
  readCompanySso,
  readOwnAccess,
  readSsoMetadata,
  readSsoTest,
  saveSsoDraft,
  startSsoTest,
} from '@shared-kit/contracts/admin';
import type { CompanySso, SsoSettings, SsoTest } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-sso.tsx';

const pem = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
const settings = (changes: Partial<SsoSettings['fields']> = {}): SsoSettings => ({
  fields: {
    issuer: 'https://idp.exemplo.com.br',
    entryPoint: 'https://idp.exemplo.com.br/sso',
    certificates: [pem],
    loginAttribute: '',
    autoRedirect: false,
    ...changes,
  },
  certificates: [{ name: 'IdP', until: toMoment(new Date('2031-01-01T12:00:00Z')), isOver: false, isSoonOver: false }],
});
const off: CompanySso = {
  version: 'v1',
  isReadOnly: false,
  isEdited: false,
  own: { entityId: 'https://p/aurora/metadata', acsUrl: 'https://p/aurora/acs' },
  active: null,
  draft: null,
  isDraftTested: false,
  previous: null,
  hasPassword: true,
  needsConfirmation: [],
  waiting: null,
};
const result: SsoTest = {
  idTest: '_1',
  state: 'failed',
  startedAt: toMoment(new Date()),
  startedBy: 'Ana',
  cause: 'Ninguém no portal tem o login “x1”.',
  nameId: 'x1',
  attributes: [{ name: 'email', values: ['hugo@exemplo.com.br'] }],
  login: 'x1',
  person: null,
};

let api: MockApi;
const opened = { location: { href: '' }, close: jest.fn() };
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(readCompanySso, off);
  api.reply(saveSsoDraft, { success: true, version: 'v2' });
  api.reply(startSsoTest, { success: true, idTest: '_1', address: 'https://idp.exemplo.com.br/sso?x' });
  api.reply(readSsoTest, result);
  api.reply(changeCompanySso, { success: true, version: 'v3', state: 'done' });
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});
afterEach(() => jest.restoreAllMocks());

const at = '/admin/empresa/login-unico';
const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
  await screen.findByText('Dados deste portal');
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('fills the form from pasted metadata, saves them as a draft and tests the login in a window', async () => {
  api.reply(readSsoMetadata, {
    success: true,
    metadata: {
      issuer: 'https://idp.exemplo.com.br',
      entryPoint: 'https://idp.exemplo.com.br/sso',
      certificates: [pem],
      leftOut: 1,
    },
  });
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Colar' }));
  await userEvent.type(field(/^XML/), '<x/>');
  await userEvent.click(button('Preencher com os metadados'));
  expect(await screen.findByText('1 certificado vencido ficou de fora.')).toBeVisible();
  expect(field(/^Entity ID do provedor/)).toHaveValue('https://idp.exemplo.com.br');
  expect(button('Ativar')).toBeDisabled();
  await userEvent.click(button('Testar login'));
  await waitFor(() => expect(opened.location.href).toBe('https://idp.exemplo.com.br/sso?x'));
  expect(api.calls(saveSsoDraft)).toMatchObject([{ body: { version: 'v1', fields: settings().fields } }]);
  expect(api.calls(startSsoTest)).toMatchObject([{ body: { version: 'v2' } }]);
  expect(await screen.findByText('Ninguém no portal tem o login “x1”.')).toBeVisible();
  await userEvent.click(button('Usar como login: email'));
  expect(field(/^Atributo com o login/)).toHaveValue('email');
});

test('opens no window while the form lacks something', async () => {
  await open();
  await userEvent.click(button('Testar login'));
  expect(await screen.findByText('Informe o certificado do provedor.')).toBeVisible();
  expect(window.open).not.toHaveBeenCalled();
});

test('closes the window and shows the cause when a test can’t start', async () => {
  api.reply(readCompanySso, { ...off, draft: settings() });
  api.refuse(startSsoTest, { status: 422, code: 'admin.sso-settings', message: 'O certificado venceu.' });
  await open();
  await userEvent.click(button('Testar login'));
  expect(await screen.findByText('O certificado venceu.')).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
});

test('activates a draft that was not tested only on purpose, with the password', async () => {
  api.reply(readCompanySso, { ...off, draft: settings() });
  await open();
  await userEvent.click(button('Ativar'));
  const dialog = screen.getByRole('dialog', { name: 'Ativar este login?' });
  const confirm = within(dialog).getByRole('button', { name: 'Ativar' });
  expect(confirm).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Ativar mesmo sem um teste que deu certo' }));
  await userEvent.click(confirm);
  expect(within(dialog).getByText('Informe a sua senha.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Sua senha do portal'), 'segredo');
  api.refuse(changeCompanySso, {
    status: 422,
    code: 'identity.wrong-current-password',
    message: 'Senha atual incorreta',
  });
  await userEvent.click(confirm);
  expect(await within(dialog).findByText('Senha atual incorreta')).toBeVisible();
  api.reply(changeCompanySso, { success: true, version: 'v3', state: 'done' });
  await userEvent.click(confirm);
  expect(await screen.findByText('O login único está ativo.')).toBeVisible();
  expect(api.calls(changeCompanySso).at(-1)).toMatchObject({
    body: { version: 'v1', change: { kind: 'activate', isUntested: true }, password: 'segredo' },
  });
});

test('asks nothing more about a draft that was tested', async () => {
  api.reply(readCompanySso, { ...off, draft: settings(), isDraftTested: true });
  await open();
  expect(screen.getByText('Um teste deste rascunho deu certo. Ele pode ser ativado.')).toBeVisible();
  await userEvent.click(button('Ativar'));
  expect(screen.queryByRole('checkbox', { name: /mesmo sem/ })).toBeNull();
});

test('keeps the edits when somebody else has changed the login, and asks what to do', async () => {
  api.reply(readCompanySso, { ...off, active: settings() });
  await open();
  await userEvent.type(field(/^Atributo com o login/), 'login');
  api.refuse(saveSsoDraft, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou.' });
  api.reply(readCompanySso, { ...off, version: 'v9', active: settings({ loginAttribute: 'dela' }) });
  await userEvent.click(button('Salvar rascunho'));
  expect(await screen.findByText('Outra pessoa mudou o login único enquanto você editava')).toBeVisible();
  expect(field(/^Atributo com o login/)).toHaveValue('login');
  await userEvent.click(button('Continuar com a minha'));
  api.reply(saveSsoDraft, { success: true, version: 'v10' });
  await userEvent.click(button('Salvar rascunho'));
  await waitFor(() => expect(api.calls(saveSsoDraft).at(-1)).toMatchObject({ body: { version: 'v9' } }));
});

test('a company that its files govern shows the login without a form', async () => {
  api.reply(readCompanySso, { ...off, active: settings(), isReadOnly: true });
  await open();
  expect(screen.getByText('Os arquivos da empresa decidem o login único')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Testar login' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull();
});

test('offers the way back and the way out, each with a question', async () => {
  api.reply(readCompanySso, {
    ...off,
    active: settings(),
    previous: { settings: null, changedAt: toMoment(new Date('2026-11-20T12:00:00Z')), changedBy: 'Ana' },
  });
  await open();
  await userEvent.click(button('Voltar à configuração anterior'));
  expect(screen.getByRole('dialog', { name: 'Voltar à configuração anterior?' })).toBeVisible();
  await userEvent.click(button('Cancelar'));
  await userEvent.click(button('Desligar'));
  expect(screen.getByRole('dialog', { name: 'Desligar o login único?' })).toHaveTextContent('Esqueceu sua senha?');
});

test('says that a second person confirms, and shows the request that waits', async () => {
  const prepared: CompanySso = { ...off, draft: settings(), isDraftTested: true, needsConfirmation: ['activate'] };
  api.reply(readCompanySso, prepared);
  api.reply(changeCompanySso, () => {
    const until = toMoment(new Date('2026-11-27T12:00:00Z'));
    api.reply(readCompanySso, { ...prepared, waiting: { askedBy: 'Ana', isOwn: true, until } });
    return { success: true as const, version: 'v1', state: 'asked' as const };
  });
  await open();
  await userEvent.click(button('Ativar'));
  const dialog = within(screen.getByRole('dialog', { name: 'Ativar este login?' }));
  expect(dialog.getByText('Outra pessoa confirma')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Sua senha do portal'), 'segredo');
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir confirmação' }));
  expect(await screen.findByText('Pedido feito. O login muda quando outra pessoa confirmar.')).toBeVisible();
  expect(await screen.findByText(/^Ana pediu para mudar o login único/)).toBeVisible();
  expect(screen.getByText('Você pediu: outra pessoa da administração confirma.')).toBeVisible();
});
