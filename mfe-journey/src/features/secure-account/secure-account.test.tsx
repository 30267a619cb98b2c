import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmTotp, getSecondFactor, removePasskey, startTotp } from '@shared-kit/contracts/identity';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { MockApi, renderPage } from '@shared-kit/testing';
import { SecureAccount } from './secure-account.tsx';

const none: ReplyOf<typeof getSecondFactor> = {
  success: true,
  isAvailable: true,
  isRequired: false,
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};
const passkey = { idPasskey: 4, name: 'Meu celular', createdAt: '2026-11-20 12:00:00', lastUsedAt: null };
const totp = { key: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0h1v1h-1z' } };
let api: MockApi;
const user = userEvent.setup({ delay: null });
beforeEach(() => void (api = new MockApi()));

async function show(factors: ReplyOf<typeof getSecondFactor>) {
  api.reply(getSecondFactor, factors);
  renderPage(<SecureAccount />);
  return screen.findByRole('region', { name: 'Segurança' });
}

async function confirmPassword(password: string): Promise<void> {
  await user.type(screen.getByLabelText('Senha atual'), password);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
}

test('says that a company cares for the accounts that log in through it', async () => {
  await show({ ...none, isAvailable: false });
  expect(await screen.findByText(/é ela que cuida da verificação em duas etapas/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('sets up an authenticator app: password, QR code, code, recovery codes', async () => {
  await show(none);
  await user.click(await screen.findByRole('button', { name: 'Configurar' }));
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Informe a senha.')).toBeVisible();
  api.reply(startTotp, { success: true, totp });
  await confirmPassword('azulejo123');
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  api.refuse(confirmTotp, { status: 422, code: 'identity.wrong-code', message: 'Código inválido ou já usado.' });
  await user.type(screen.getByLabelText('Código de verificação'), '000000');
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('Código inválido ou já usado.')).toBeVisible();
  api.reply(confirmTotp, { success: true, recoveryCodes: ['ABCDE-FGH23'] });
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(await screen.findByText('ABCDE-FGH23')).toBeVisible();
  api.reply(getSecondFactor, { ...none, totpSince: '2026-11-23 12:00:00', recoveryCodesLeft: 10 });
  await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }));
  expect(await screen.findByText('Configurado em 23/11/2026')).toBeVisible();
  expect(screen.getByText('Restam 10 códigos')).toBeVisible();
});

test('removes a passkey after the password, whose refusal is shown', async () => {
  const region = await show({ ...none, passkeys: [passkey], recoveryCodesLeft: 1 });
  expect(await within(region).findByText('Meu celular')).toBeVisible();
  expect(within(region).getByText('Resta 1 código')).toBeVisible();
  const message = 'Senha atual incorreta';
  api.refuse(removePasskey, { status: 422, code: 'identity.wrong-current-password', message });
  await user.click(within(region).getByRole('button', { name: 'Remover a chave Meu celular' }));
  await confirmPassword('errada-1');
  expect(await screen.findByText(message)).toBeVisible();
  api.reply(removePasskey, { success: true });
  api.reply(getSecondFactor, none);
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Nenhuma chave de acesso')).toBeVisible();
});
