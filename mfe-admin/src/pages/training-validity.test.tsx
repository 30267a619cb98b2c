import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  previewTrainingValidity,
  readOwnAccess,
  readTrainingValidity,
  saveTrainingValidity,
} from '@shared-kit/contracts/admin';
import type { TrainingValidity, ValidityPreview } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './training-validity.tsx';

const validity: TrainingValidity = {
  idTraining: 7,
  title: 'NR-10',
  version: 'one',
  validMonths: null,
  isReadOnly: false,
  canEdit: true,
};
const nobody: ValidityPreview = { kept: 0, begun: 0, ended: 0, soon: 0, endless: 0 };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(readTrainingValidity, validity);
  api.reply(previewTrainingValidity, nobody);
});

const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/treinamentos/7/validade', route: '/admin/treinamentos/:idTraining/validade' },
  );
  return screen.findByRole('combobox', { name: 'Validade' });
};
const save = () => screen.getByRole('button', { name: 'Salvar' });

async function choose(months: string): Promise<void> {
  await userEvent.selectOptions(await open(), 'Vence depois de um prazo');
  await userEvent.type(screen.getByRole('textbox', { name: /^Meses/ }), months);
}

test('says what a validity means, and asks before it gives an end to who has finished', async () => {
  api.reply(previewTrainingValidity, { kept: 2, begun: 30, ended: 5, soon: 1, endless: 0 });
  await choose('24');
  expect(await screen.findByText(/vale 24 meses, até o fim do último dia/)).toBeVisible();
  expect(screen.getByText(/^2 conclusões já têm vencimento e ficam como estão/)).toBeVisible();
  expect(screen.getByText(/^30 conclusões sem vencimento passam a ter um/)).toBeVisible();
  expect(screen.getByText('5 conclusões ficam vencidas na hora.')).toBeVisible();
  expect(screen.getByText('1 conclusão vence nos próximos 60 dias e já pode ser renovada.')).toBeVisible();
  await waitFor(() => expect(save()).toBeEnabled());
  await userEvent.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar vencimento a quem já concluiu?' }));
  expect(api.calls(saveTrainingValidity)).toEqual([]);
  const saved = { ...validity, version: 'two', validMonths: 24 };
  api.reply(saveTrainingValidity, { success: true, validity: saved });
  api.reply(readTrainingValidity, saved);
  await userEvent.click(dialog.getByRole('button', { name: 'Mudar a validade' }));
  expect(await screen.findByText('Validade salva.')).toBeVisible();
  expect(api.calls(saveTrainingValidity)).toMatchObject([{ body: { version: 'one', validMonths: 24 } }]);
});

test('saves at once when nobody gets an end, and refuses other numbers', async () => {
  await choose('0');
  await userEvent.click(save());
  expect(await screen.findByText('Informe um número inteiro de 1 a 600')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Meses/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Meses/ }), '12');
  api.reply(saveTrainingValidity, { success: true, validity: { ...validity, validMonths: 12 } });
  await waitFor(() => expect(screen.getByText(/vale 12 meses/)).toBeVisible());
  await userEvent.click(save());
  await waitFor(() => expect(api.calls(saveTrainingValidity)).toHaveLength(1));
});

test('shows what somebody else has saved meanwhile', async () => {
  await choose('12');
  await screen.findByText(/vale 12 meses/);
  const message = 'Outra pessoa mudou a validade enquanto você editava.';
  api.refuse(saveTrainingValidity, { status: 409, code: 'admin.changed-meanwhile', message });
  api.reply(readTrainingValidity, { ...validity, version: 'two', validMonths: 36 });
  await userEvent.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Meses/ })).toHaveValue('36'));
});

test('shows the validity as read-only where the files of the company decide it', async () => {
  api.reply(readTrainingValidity, { ...validity, isReadOnly: true, canEdit: false });
  expect(await open()).toBeDisabled();
  expect(screen.getByText('Os arquivos desta empresa decidem os treinamentos')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
  expect(api.calls(previewTrainingValidity)).toEqual([]);
});
