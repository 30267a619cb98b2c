import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadCertificate, listHistory } from '@shared-kit/contracts/journey';
import type { HistoryRow } from '@shared-kit/contracts/journey';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';

const row: HistoryRow = {
  title: 'NR-10',
  enrollmentStatus: 'PASSED',
  nodeStatus: 'PUBLISHED',
  finishDate: '2026-11-20 12:00:00',
  validityDate: null,
  idEnrollment: 31,
  idContentItem: null,
  idCertificate: 4,
  allowAccessUponCompletion: 1,
  grade: 90,
  hasImpactEvaluation: 0,
  canOpen: 1,
  renewAt: null,
  enrolAgainAt: null,
};
const open = (tab: string) => renderPage(<Page />, { at: `/myJourney/${tab}`, route: '/myJourney/:tab?' });

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  URL.createObjectURL = () => 'blob:certificate';
  URL.revokeObjectURL = () => undefined;
});

test("shows 'Sem certificados.' without certificates [B2.9-05]", async () => {
  api.reply(listHistory, { history: [] });
  open('certificates');
  expect(await screen.findByText('Sem certificados.')).toBeInTheDocument();
  expect(api.calls(listHistory)[0]).toMatchObject({ query: { onlyWithCertificate: '1' } });
});

test('certificates have their columns and the tabs have their names [B2.9-06] [B2.2-07]', async () => {
  api.reply(listHistory, { history: [row] });
  open('certificates');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Título', 'Conclusão', 'Expira em', 'Aproveitamento', 'Ações']);
  for (const name of ['Matriculados', 'Histórico', 'Certificados'])
    expect(screen.getByRole('tab', { name })).toBeVisible();
});

test('a certification that ends soon leads to its renewal', async () => {
  api.reply(listHistory, {
    history: [row, { ...row, idEnrollment: 32, title: 'NR-35', validityDate: '2026-12-21 12:00:00', renewAt: 'nr-35' }],
  });
  open('certificates');
  const links = await screen.findAllByRole('link', { name: /^Renovar/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Renovar a certificação de NR-35', '/catalog/nr-35'],
  ]);
});

test("shows 'Sem histórico.' without history [B2.9-03]", async () => {
  api.reply(listHistory, { history: [] });
  open('historic');
  expect(await screen.findByText('Sem histórico.')).toBeInTheDocument();
});

test('shows an error with a retry when the history fails to load [B8-05]', async () => {
  api.refuse(listHistory, { status: 400, code: 'test', message: 'x' });
  open('historic');
  expect(await screen.findByText('Erro ao carregar histórico')).toBeInTheDocument();
  api.reply(listHistory, { history: [row] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('NR-10')).toBeInTheDocument();
});

test('the history has its columns and can be sorted [B2.9-01] [B2.9-02]', async () => {
  api.reply(listHistory, {
    history: [
      row,
      {
        ...row,
        idEnrollment: 32,
        title: 'LGPD',
        enrollmentStatus: 'FAILED',
        canOpen: 0,
        idCertificate: null,
        finishDate: null,
      },
    ],
  });
  open('historic');
  const table = await screen.findByRole('table', { name: 'Histórico de treinamentos' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Título', 'Status', 'Conclusão', 'Expira em', 'Ações']);
  const titles = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getAllByRole('cell')[0]?.textContent);
  await userEvent.click(within(table).getByRole('button', { name: 'Título' }));
  expect(titles()).toEqual(['LGPD', 'NR-10']);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/—$/);
  await userEvent.click(within(table).getByRole('button', { name: 'Título' }));
  expect(titles()).toEqual(['NR-10', 'LGPD']);
});

test('a download sends one request, shows the waiting modal and saves the file under the title [B4.7-08] [B7.2-19]', async () => {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let deliver: (pdf: Blob) => void = () => undefined;
  api
    .reply(listHistory, { history: [row] })
    .reply(downloadCertificate, () => new Promise<Blob>((resolve) => (deliver = resolve)));
  open('certificates');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Baixar certificado de NR-10' }));
  expect(await screen.findByRole('dialog', { name: 'Aguarde, gerando e baixando o certificado!' })).toBeInTheDocument();
  deliver(new Blob(['%PDF']));
  await waitFor(() => expect(saved).toEqual(['NR-10_certificate.pdf']));
  expect(api.calls(downloadCertificate)).toHaveLength(1);
  expect(api.calls(downloadCertificate)[0]?.body).toEqual({ idUser: 7, idEnrollment: 31 });
});

test('the waiting modal closes 2 s after the file arrives [B9-13] [B4.7-11]', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.reply(listHistory, { history: [row] }).reply(downloadCertificate, new Blob(['%PDF']));
  open('certificates');
  const button = await screen.findByRole('button', { name: 'Baixar certificado de NR-10' });
  jest.useFakeTimers();
  act(() => button.click());
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.queryByRole('dialog')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an expired enrolment leads to the page of a new one', async () => {
  const expired = { ...row, enrollmentStatus: 'EXPIRED', finishDate: null, idCertificate: null, canOpen: 0 } as const;
  api.reply(listHistory, {
    history: [
      { ...expired, enrolAgainAt: 'nr-10' },
      { ...expired, idEnrollment: 32 },
    ],
  });
  open('historic');
  const [again, none] = (await screen.findAllByRole('row')).slice(1);
  expect(within(again as HTMLElement).getByRole('link', { name: 'Nova matrícula em NR-10' })).toHaveAttribute(
    'href',
    '/catalog/nr-10',
  );
  expect(within(none as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
});
