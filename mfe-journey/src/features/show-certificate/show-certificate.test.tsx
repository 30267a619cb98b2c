import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadCertificate, issueCertificate } from '@shared-kit/contracts/journey';
import type { CertificateDetails } from '@shared-kit/contracts/journey';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/certificate.tsx';

const certificate: CertificateDetails = {
  idEnrollment: 31,
  username: 'Carla Nogueira',
  title: 'NR-10',
  organization: 'Aurora Energia S.A.',
  workload: '40h',
  startDate: '2026-11-03 13:00:00',
  finishDate: '2026-11-20 12:00:00',
  issueDate: '2026-12-01 01:00:00',
  validityDate: '2028-02-01 02:59:59',
  progress: 100,
  token: '9834-HF8J-AHEJ-5EED-H603-XJWZ-ZV73-P1CV',
  state: 'valid',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi().reply(downloadCertificate, new Blob(['%PDF']));
});
const open = (at = '/certificado/31') => renderPage(<Page />, { at, route: '/certificado/:idEnrollment' });

test('a certificate has a page with preview, dates, code and download', async () => {
  api.reply(issueCertificate, certificate);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'NR-10' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Prévia do certificado' })).toBeInTheDocument();
  for (const text of ['Válido', '20/11/2026', '31/01/2028', '40h', certificate.token])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar certificado de NR-10' })).toBeVisible();
  expect(api.calls(issueCertificate)[0]?.body).toEqual({ idUser: 7, idEnrollment: 31 });
});

test('the link of LinkedIn names title, company, dates, code and public address', async () => {
  api.reply(issueCertificate, certificate);
  open();
  const link = await screen.findByRole('link', { name: 'Adicionar ao perfil do LinkedIn' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'NR-10',
    organizationName: 'Aurora Energia S.A.',
    issueYear: '2026',
    issueMonth: '11',
    expirationYear: '2028',
    expirationMonth: '1',
    certUrl: `${location.origin}/certificate-authenticity/${certificate.token}`,
    certId: certificate.token,
  });
});

test('the public link is copied', async () => {
  const user = userEvent.setup();
  api.reply(issueCertificate, certificate);
  open();
  await user.click(await screen.findByRole('button', { name: 'Copiar link público' }));
  expect(await screen.findByText('Link copiado!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/certificate-authenticity/${certificate.token}`);
});

test('the credential is offered in three forms', async () => {
  api.reply(issueCertificate, certificate);
  open();
  await screen.findByRole('heading', { name: 'Credencial verificável' });
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Baixar selo (PNG)')).toMatch(/\/credentials\/certificates\/9834-.*\/badge$/);
  expect(address('Baixar credencial (JSON)')).toMatch(/\/document$/);
  expect(address('Abrir credencial assinada (JWT)')).toMatch(/P1CV$/);
});

test('a revoked certificate is neither shared nor offered as credential', async () => {
  api.reply(issueCertificate, { ...certificate, state: 'revoked' });
  open();
  expect(await screen.findByText('Revogado pela empresa')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Compartilhar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Credencial verificável' })).not.toBeInTheDocument();
});

test('a refusal shows its sentence and a retry, and an address without a number shows none', async () => {
  api.refuse(issueCertificate, {
    status: 409,
    code: 'journey.certificate-not-earned',
    message: 'Ainda não concluído.',
  });
  const { unmount } = open();
  expect(await screen.findByText('Não foi possível abrir o certificado')).toBeVisible();
  api.reply(issueCertificate, certificate);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'NR-10' })).toBeVisible();
  unmount();
  open('/certificado/abc');
  expect(screen.getByText('Certificado não encontrado.')).toBeVisible();
});
