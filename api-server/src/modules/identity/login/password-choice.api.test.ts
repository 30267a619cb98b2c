import {
  activate,
  changePassword,
  forgotPassword,
  login,
  register,
  resetPassword,
} from '@shared-kit/contracts/identity';
import { runAzulejo, testPassword } from '../../../test/index.ts';
import { app, at, newPhone, person, startActivationApp, ticketOf, written } from '../test/activation.fixtures.ts';
import { choiceTexts } from './password-choice.rules.ts';

startActivationApp();

const refusalOf = (path: string, message: string) => ({ code: 'request.invalid', issues: [{ path, message }] });
const known = { name: 'Heloísa Prado', email: 'hprado@exemplo.com.br', cpf: '529.982.247-25' };
const refused: readonly (readonly [string, string])[] = [
  ['senha123', choiceTexts.common],
  ['heloisa-rio-7', choiceTexts.personal],
  ['hprado-rio-7', choiceTexts.personal],
  ['Rede-Teste-77', choiceTexts.personal],
  ['a52998224725', choiceTexts.cpf],
];

test.each(refused)('the change of a password refuses %s at its field and keeps the old one', async (password, text) => {
  const user = await app.makeUser(at, known);
  const body = { currentPassword: testPassword, newPassword: password };
  const refusal = await app.refused(changePassword, { params: { idUser: user.idUser }, body }, 400, { at, as: user });
  expect(refusal).toMatchObject(refusalOf('body.newPassword', text));
  const old = { username: user.username, password: testPassword, idAppType: 2, acronym: '' };
  await app.ok(login, { body: old }, { at });
});

test.each(refused)('a mailed link refuses %s and stays valid', async (password, text) => {
  const user = await app.makeUser(at, known);
  await app.ok(forgotPassword, { body: { username: user.username, idAppType: 2 } }, { at });
  await app.runJobs();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const refusal = await app.refused(resetPassword, { body: { token, password } }, 400, { at });
  expect(refusal).toMatchObject(refusalOf('body.password', text));
  await app.ok(resetPassword, { body: { token, password: 'nova-senha-9' } }, { at });
});

test('a registration refuses the typed name, e-mail and CPF, and the ticket stays valid', async () => {
  const ticket = await ticketOf(newPhone());
  const body = { ...person({ name: 'Heloísa Prado', email: 'hprado.novo@exemplo.com.br' }), ticket };
  for (const [password, text] of [...refused.slice(0, 2), [`a${body.cpf}`, choiceTexts.cpf] as const]) {
    const refusal = await app.refused(register, { body: { ...body, password } }, 400, { at });
    expect(refusal).toMatchObject(refusalOf('body.password', text));
  }
  await app.ok(register, { body }, { at });
});

test('an activation refuses the same and the ticket stays valid', async () => {
  const phone = newPhone();
  await app.makeUser(at, { ...known, phone: written(phone), phone_verified: true });
  const ticket = await ticketOf(phone);
  for (const [password, text] of refused) {
    const refusal = await app.refused(activate, { body: { ticket, password } }, 400, { at });
    expect(refusal).toMatchObject(refusalOf('body.password', text));
  }
  await app.ok(activate, { body: { ticket, password: 'nova-senha-9' } }, { at });
});

test('an operator gets the same refusal', async () => {
  const user = await app.makeUser(at, known);
  const run = await runAzulejo(app, 'user', 'password', user.username, 'senha123', '--tenant', at.key);
  expect(run.code).not.toBe(0);
  expect(run.error).toContain(choiceTexts.common);
});
