import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClass, listClassCertificates, listClasses, readOwnAccess } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './new-class.tsx';

const certificates = [
  { idCertificate: 4, name: 'NR' },
  { idCertificate: 5, name: 'Conclusão' },
];

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['trainings.read', 'classes.edit'] });
  api.reply(listClasses, {
    isReadOnly: false,
    total: 0,
    classes: [],
    places: { previous: null, next: null },
    withClasses: [],
    trainings: [{ idTraining: 7, title: 'NR-10' }],
  });
  api.reply(createClass, { success: true, idClass: 1 });
});

const open = async () => {
  renderPage(<Page />, { at: '/admin/turmas/nova?treinamento=7', route: '/admin/turmas/nova' });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome da turma/ }), 'Manhã');
  return screen.findByRole('combobox', { name: /^Certificado/ });
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Criar turma' }));
const sent = () => api.calls(createClass).at(-1)?.body;

test('begins with the certificate of the other classes of the training', async () => {
  api.reply(listClassCertificates, { certificates, usual: 5 });
  expect(await open()).toHaveDisplayValue('Conclusão');
  await create();
  await waitFor(() => expect(sent()).toMatchObject({ fields: { name: 'Manhã', idCertificate: 5 } }));
});

test('asks for a choice where no other class gives a certificate, and takes none as one', async () => {
  api.reply(listClassCertificates, { certificates, usual: null });
  const choice = await open();
  await create();
  expect(await screen.findByText('Escolha um modelo, ou "Sem certificado"')).toBeVisible();
  expect(sent()).toBeUndefined();
  await userEvent.selectOptions(choice, 'Sem certificado');
  await create();
  await waitFor(() => expect(sent()).toMatchObject({ fields: { idCertificate: null } }));
});

test('gives no certificate in a company without models, and says how to get the first', async () => {
  api.reply(listClassCertificates, { certificates: [], usual: null });
  const choice = await open();
  expect(choice).toHaveDisplayValue('Sem certificado');
  expect(choice).toHaveAccessibleDescription(/ainda não tem modelos/);
});

test('creates nothing until it knows which certificate the other classes give', async () => {
  let answer: (reply: { certificates: typeof certificates; usual: number }) => void = () => undefined;
  api.reply(listClassCertificates, () => new Promise((done) => (answer = done)));
  renderPage(<Page />, { at: '/admin/turmas/nova?treinamento=7', route: '/admin/turmas/nova' });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome da turma/ }), 'Manhã');
  expect(screen.getByRole('button', { name: 'Criar turma' })).toBeDisabled();
  answer({ certificates, usual: 5 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Criar turma' })).toBeEnabled());
  await create();
  await waitFor(() => expect(sent()).toMatchObject({ fields: { idCertificate: 5 } }));
});
