import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRights, listAdminJobs, readOwnAccess, uploadTrainingFile } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './import-training.tsx';

test('a refused file stays on the page with the cause', async () => {
  const api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.refuse(uploadTrainingFile, { status: 422, code: 'admin.file-broken', message: 'O arquivo não é um ZIP.' });
  const at = '/admin/importar-treinamento';
  const { container } = renderPage(<Page />, { at, route: at });
  await screen.findByRole('button', { name: 'Continuar' });
  const input = container.querySelector('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'a.zip', { type: 'application/zip' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('O arquivo não é um ZIP.')).toBeInTheDocument();
});
