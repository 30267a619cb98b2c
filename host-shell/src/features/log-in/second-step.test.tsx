import { screen } from '@testing-library/react';
import { enrolAtLogin, finishSecondFactor, login, loginInfo, startSecondFactor } from '@shared-kit/contracts/identity';
import { endSession, nameStorage } from '@shared-kit/runtime/session';
import { MockApi, testSession } from '@shared-kit/testing';
import { loginField, passwordField, reachPassword, show, user } from './log-in.fixtures.tsx';

const verify = { kind: 'verify' as const, hasTotp: true, passkey: null };
const totp = { key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0h1v1h-1z' } };
let api: MockApi;

beforeEach(() => {
  localStorage.clear();
  nameStorage('/teste');
  endSession();
  api = new MockApi().reply(loginInfo, { success: true, ssoOnly: false });
  api.refuse(login, { status: 403, code: 'identity.second-factor-required', message: 'x' });
});

async function reachSecondStep(step: typeof verify | { kind: 'enrol'; totp: typeof totp }): Promise<void> {
  api.reply(startSecondFactor, { success: true, ticket: 'bilhete', step });
  show();
  await reachPassword();
  await user.type(passwordField(), 'azulejo123{Enter}');
}

test('asks for a code after the password and enters with it', async () => {
  api.reply(finishSecondFactor, testSession);
  await reachSecondStep(verify);
  expect(await screen.findByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(screen.getByText('Informe o código.')).toBeVisible();
  await user.type(screen.getByLabelText('Código de verificação'), '123456{Enter}');
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(api.calls(finishSecondFactor)).toEqual([
    expect.objectContaining({ body: { ticket: 'bilhete', proof: { kind: 'totp', code: '123456' } } }),
  ]);
});

test('shows the refusal of a code at its field, and takes a recovery code instead', async () => {
  api.refuse(finishSecondFactor, { status: 422, code: 'identity.wrong-code', message: 'Código inválido ou já usado.' });
  await reachSecondStep(verify);
  await user.type(await screen.findByLabelText('Código de verificação'), '000000{Enter}');
  expect(await screen.findByText('Código inválido ou já usado.')).toBeVisible();
  expect(screen.getByLabelText('Código de verificação')).toHaveFocus();
  api.reply(finishSecondFactor, testSession);
  await user.click(screen.getByRole('button', { name: 'Usar código de recuperação' }));
  expect(screen.queryByText('Código inválido ou já usado.')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Código de recuperação'), 'abcde-fgh23{Enter}');
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
  expect(api.calls(finishSecondFactor).at(-1)).toMatchObject({
    body: { proof: { kind: 'recovery', code: 'abcde-fgh23' } },
  });
});

test('goes back to the login with the reason when the ticket is over', async () => {
  api.refuse(finishSecondFactor, { status: 410, code: 'identity.second-factor-over', message: 'O prazo terminou.' });
  await reachSecondStep(verify);
  await user.type(await screen.findByLabelText('Código de verificação'), '123456{Enter}');
  expect(await screen.findByText('O prazo terminou.')).toBeVisible();
  expect(loginField()).toBeVisible();
});

test('enrols the person whose company demands it, and shows the recovery codes before the portal', async () => {
  api.reply(enrolAtLogin, { success: true, session: testSession, recoveryCodes: ['ABCDE-FGH23', 'JKMNP-QRST4'] });
  await reachSecondStep({ kind: 'enrol', totp });
  expect(await screen.findByText(/A sua empresa exige a verificação em duas etapas/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Código de verificação'), '123456{Enter}');
  expect(await screen.findByText('ABCDE-FGH23')).toBeVisible();
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Guardei os códigos, continuar' }));
  expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
});
