import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCertificateAuthenticity } from '@shared-kit/contracts/journey';
import { useLocation } from '@shared-kit/runtime/router';
import { MockApi, renderPage } from '@shared-kit/testing';
import { CertificatePage } from './certificate-page.tsx';

const certificate = {
  username: 'Carla Nogueira',
  title: 'NR-10 Básico',
  startDate: '2026-10-01 12:00:00',
  finishDate: '2026-10-20 12:00:00',
  progress: 100,
  token: 'AZ-7Q2F',
  validityDate: null,
  state: 'valid' as const,
};

const show = () =>
  renderPage(<CertificatePage />, {
    at: '/certificate-authenticity/AZ-7Q2F',
    route: '/certificate-authenticity/:authenticityID',
  });

test('shows the data of the certificate', async () => {
  const api = new MockApi().reply(getCertificateAuthenticity, certificate);
  show();
  expect(await screen.findByText('Certificado autêntico')).toBeVisible();
  for (const text of [
    'Carla Nogueira',
    'NR-10 Básico',
    '01/10/2026 a 20/10/2026',
    '100%',
    'Sem prazo de validade',
    'AZ-7Q2F',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(api.calls(getCertificateAuthenticity)).toMatchObject([{ params: { authenticityID: 'AZ-7Q2F' } }]);
});

test('says when the certificate has expired', async () => {
  new MockApi().reply(getCertificateAuthenticity, {
    ...certificate,
    validityDate: '2026-01-01 00:00:00',
    state: 'expired',
  });
  show();
  expect(await screen.findByText('Certificado autêntico, com validade encerrada')).toBeVisible();
});

test.each([
  ['superseded', 'Certificado autêntico, substituído por um mais recente', 1],
  ['revoked', 'Certificado revogado pela empresa', 0],
] as const)(
  'says when the certificate is %s, and links the credential unless it is revoked',
  async (state, text, links) => {
    new MockApi().reply(getCertificateAuthenticity, { ...certificate, state });
    show();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Credencial verificável (Open Badges 3.0)' })).toHaveLength(links);
  },
);

test('asks for the code without one in the address, and opens the certificate of a typed code', async () => {
  const api = new MockApi().reply(getCertificateAuthenticity, certificate);
  renderPage(<CertificatePage />, {
    at: '/certificate-authenticity',
    route: '/certificate-authenticity/:authenticityID?',
  });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
  await submit();
  expect(screen.getByText('Informe o código.')).toBeVisible();
  const field = screen.getByLabelText('Código de autenticidade');
  expect(field).toHaveFocus();
  await userEvent.type(field, '9834 hf8j');
  await submit();
  expect(screen.getByText('O código está incompleto: ele tem 32 letras e números.')).toBeVisible();
  await userEvent.type(field, ' ahej 5eed h6o3 xjwz zv73 p1cv');
  await submit();
  expect(await screen.findByText('Certificado autêntico')).toBeVisible();
  expect(api.calls(getCertificateAuthenticity)).toMatchObject([
    { params: { authenticityID: '9834-HF8J-AHEJ-5EED-H603-XJWZ-ZV73-P1CV' } },
  ]);
});

test('a double click adds one step to the history', async () => {
  const api = new MockApi().reply(getCertificateAuthenticity, certificate);
  const steps: string[] = [];
  function Steps(): null {
    const { key, pathname } = useLocation();
    useEffect(() => void steps.push(pathname), [key, pathname]);
    return null;
  }
  renderPage(
    <>
      <CertificatePage />
      <Steps />
    </>,
    { at: '/certificate-authenticity', route: '/certificate-authenticity/:authenticityID?' },
  );
  await userEvent.type(screen.getByLabelText('Código de autenticidade'), '9834-HF8J-AHEJ-5EED-H603-XJWZ-ZV73-P1CV');
  const submit = screen.getByRole('button', { name: 'Verificar' });
  // Both clicks reach the form before the page of the certificate replaces it.
  act(() => {
    submit.click();
    submit.click();
  });
  expect(await screen.findByText('Certificado autêntico')).toBeVisible();
  expect(steps).toEqual([
    '/certificate-authenticity',
    '/certificate-authenticity/9834-HF8J-AHEJ-5EED-H603-XJWZ-ZV73-P1CV',
  ]);
  expect(api.calls(getCertificateAuthenticity)).toHaveLength(1);
});

test("shows 'Certificado não encontrado.' for an unknown certificate [B8-12]", async () => {
  new MockApi().refuse(getCertificateAuthenticity, { status: 404, code: 'not-found', message: 'x' });
  show();
  expect(await screen.findByText('Certificado não encontrado.')).toBeVisible();
  expect(document.querySelector('.lucide-badge-check')).not.toBeInTheDocument();
  expect(document.querySelector('.lucide-search')).toBeInTheDocument();
  // One wrong letter of 32 is corrected and not typed again.
  expect(screen.getByLabelText('Código de autenticidade')).toHaveValue('AZ-7Q2F');
});

test('retries on request after a server error', async () => {
  const api = new MockApi().refuse(getCertificateAuthenticity, { status: 500, code: 'x', message: 'Falha' });
  show();
  await screen.findByText('Não foi possível consultar o certificado');
  api.reply(getCertificateAuthenticity, certificate);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Certificado autêntico')).toBeVisible();
});

test('the certificate page is excluded from search engines', async () => {
  new MockApi().reply(getCertificateAuthenticity, certificate);
  const { unmount } = show();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await screen.findByText('Certificado autêntico');
  unmount();
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});
