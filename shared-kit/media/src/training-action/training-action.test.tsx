import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadCertificate } from '@shared-kit/contracts/journey';
import type { MainAction } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { TrainingAction } from './training-action.tsx';

const render = (action: MainAction) => renderPage(<TrainingAction at="page" title="NR-10" action={action} />);

afterEach(() => void jest.restoreAllMocks());

test('renders a link that names the next item and what is left', () => {
  render({ kind: 'continue', to: '/level/7', title: 'Os seis passos', minutes: 12 });
  expect(screen.getByRole('link', { name: 'Continuar: Os seis passos · faltam 12 min' })).toHaveAttribute(
    'href',
    '/level/7',
  );
});

test('says why a training is locked, and leads to the page that explains the way out', () => {
  render({ kind: 'locked', reason: 'A turma começa em 01/12/2026.', to: null });
  expect(screen.getByText('A turma começa em 01/12/2026.')).toBeVisible();
  render({ kind: 'locked', reason: 'Conclua “NR-10”.', to: '/catalog/nr-35' });
  expect(screen.getByRole('link', { name: 'Por que está bloqueado?' })).toHaveAttribute('href', '/catalog/nr-35');
});

test('renders a training in preparation without a link', () => {
  render({ kind: 'preparing' });
  expect(screen.getByText('Em preparação')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the certificate', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:certificado';
    URL.revokeObjectURL = () => undefined;
  });

  test('opens that of the enrolment in a tab of its own', async () => {
    const api = new MockApi().reply(downloadCertificate, new Blob(['%PDF-']));
    const openTab = jest.spyOn(window, 'open').mockReturnValue(window);
    render({ kind: 'certificate', idEnrollment: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Ver certificado' }));
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('blob:certificado', '_blank'));
    expect(api.calls(downloadCertificate)).toMatchObject([{ body: { idEnrollment: 7 } }]);
  });

  test('the certificate is saved when the browser blocks the tab', async () => {
    new MockApi().reply(downloadCertificate, new Blob(['%PDF-']));
    jest.spyOn(window, 'open').mockReturnValue(null);
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    render({ kind: 'certificate', idEnrollment: 7 });
    await userEvent.click(screen.getByRole('button', { name: 'Ver certificado' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });

  test('that can not be generated can be requested again', async () => {
    const api = new MockApi().refuse(downloadCertificate, { status: 409, code: 'x.y', message: 'Não foi desta vez.' });
    render({ kind: 'certificate', idEnrollment: 7 });
    const button = screen.getByRole('button', { name: 'Ver certificado' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(api.calls(downloadCertificate)).toHaveLength(2));
  });
});
