import { screen } from '@testing-library/react';
import { readCompanyPlan, readOwnAccess } from '@shared-kit/contracts/admin';
import type { CompanyPlan } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './company-plan.tsx';

const moment = toMoment(new Date('2026-12-31T12:00:00Z'));
const plan: CompanyPlan = {
  plan: { name: 'Essencial', isTrial: false, finishDate: moment, hasEnded: false, licences: 1500 },
  people: 1200,
  requests: [
    {
      idRequest: 3,
      kind: 'CONTRACT',
      plan: 'Essencial',
      idPerson: 7,
      name: 'Bia Souza',
      licences: 1500,
      createdAt: moment,
      answeredAt: null,
      answer: '',
    },
  ],
  total: 1,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
});
const open = (reply: CompanyPlan) => {
  api.reply(readCompanyPlan, reply);
  renderPage(<Page />, { at: '/admin/empresa/plano', route: '/admin/empresa/plano' });
};

test('shows the plan, how many licences are left, and requests with who made them', async () => {
  open(plan);
  expect(await screen.findByText('1.200 de 1.500 licenças')).toBeVisible();
  expect(screen.getByText('Restam 300 licenças.')).toBeVisible();
  expect(screen.getByText('31/12/2026, inclusive')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bia Souza' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/pessoas/7'),
  );
  expect(screen.getByText('Aguarda')).toBeVisible();
});

test('warns of more people than licences, and says that nobody loses access', async () => {
  open({ ...plan, people: 1501 });
  expect(await screen.findByText('1 pessoa além das licenças contratadas')).toBeVisible();
  expect(screen.getByText(/Ninguém perde o acesso/)).toBeVisible();
});

test('teaches what appears on the page of a company without a plan and requests', async () => {
  open({ plan: null, people: 12, requests: [], total: 0 });
  expect(await screen.findByText('A empresa não tem um plano registrado')).toBeVisible();
  expect(screen.getByText('Nenhuma solicitação')).toBeVisible();
});
