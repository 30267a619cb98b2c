import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listClassCertificates, readClass, readOwnAccess, saveClass } from '@shared-kit/contracts/admin';
import type { AdministeredClass, ClassFields } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { emptyClass } from '../lib/class-form/class-values.rules.ts';
import { Page } from './class.tsx';

const aClass = (version: string, fields: Partial<ClassFields> = {}): AdministeredClass => ({
  idClass: 7,
  idTraining: 3,
  training: 'NR-10',
  version,
  state: 'open',
  seatsTaken: 4,
  isReadOnly: false,
  isInReach: true,
  canEdit: true,
  fields: { ...emptyClass, name: 'Manhã', capacity: 10, idCertificate: 4, ...fields },
});

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['trainings.read', 'classes.edit'] });
  api.reply(readClass, aClass('one'));
  const certificates = [
    { idCertificate: 4, name: 'NR' },
    { idCertificate: 5, name: 'Conclusão' },
  ];
  api.reply(listClassCertificates, { certificates, usual: 4 });
});

const show = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/turmas/7', route: '/admin/turmas/:idClass' },
  );
  return screen.findByRole('textbox', { name: /^Vagas/ });
};

test('compares with what somebody else has saved meanwhile, and overwrites nothing', async () => {
  const seats = await show();
  await userEvent.clear(seats);
  await userEvent.type(seats, '12');
  api.refuse(saveClass, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou esta turma.' });
  api.reply(readClass, aClass('two', { capacity: 20, place: 'Sala 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const merge = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou estes dados' }));
  await userEvent.click(merge.getByRole('radio', { name: /^20/ }));
  await userEvent.click(merge.getByRole('button', { name: 'Continuar com estes valores' }));
  expect(seats).toHaveValue('20');
  expect(screen.getByRole('textbox', { name: /^Local ou link/ })).toHaveValue('Sala 3');
});

test('shows a refusal of fewer seats at the field, and keeps what was typed', async () => {
  const seats = await show();
  await userEvent.clear(seats);
  await userEvent.type(seats, '2');
  const message = 'Já há 4 pessoas nesta turma';
  api.refuse(saveClass, {
    status: 409,
    code: 'learning.fewer-seats',
    message,
    issues: [{ path: 'body.fields.capacity', message }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(seats).toHaveValue('2');
});

test('changes the certificate, and says that earned ones stay', async () => {
  await show();
  const certificate = await screen.findByRole('combobox', { name: /^Certificado/ });
  expect(certificate).toHaveDisplayValue('NR');
  expect(certificate).toHaveAccessibleDescription(/já conquistados ficam como estão/);
  expect(screen.queryByText('Sem certificado', { ignore: 'option' })).toBeNull();
  await userEvent.selectOptions(certificate, 'Sem certificado');
  api.reply(saveClass, { success: true, class: aClass('two', { idCertificate: null }) });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^Turma salva/);
  expect(api.calls(saveClass).at(-1)?.body).toMatchObject({ version: 'one', fields: { idCertificate: null } });
});

test('compares certificates by name when somebody else has saved meanwhile', async () => {
  await show();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Certificado/ }), 'Sem certificado');
  api.refuse(saveClass, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou esta turma.' });
  api.reply(readClass, aClass('two', { idCertificate: 5 }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const merge = within(await screen.findByRole('dialog', { name: 'Outra pessoa mudou estes dados' }));
  expect(merge.getByRole('radio', { name: /^Conclusão/ })).toBeVisible();
  expect(merge.getByRole('radio', { name: /^Sem certificado/ })).toBeVisible();
});

test('says that a class gives no certificate', async () => {
  api.reply(readClass, aClass('one', { idCertificate: null }));
  await show();
  expect(screen.getByText('Sem certificado', { ignore: 'option' })).toBeVisible();
});

test('a class that the files decide is read-only', async () => {
  api.reply(readClass, { ...aClass('one'), isReadOnly: true, canEdit: false });
  expect(await show()).toBeDisabled();
  expect(screen.getByText('Os arquivos desta empresa decidem as turmas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Encerrar turma' })).toBeNull();
});
