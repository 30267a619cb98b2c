import { screen } from '@testing-library/react';
import type { MainAction } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { TrainingAction } from './training-action.tsx';

const render = (action: MainAction) => renderPage(<TrainingAction at="page" action={action} />);

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

test('leads to the page of the certificate of the enrolment', () => {
  render({ kind: 'certificate', idEnrollment: 7 });
  expect(screen.getByRole('link', { name: 'Ver certificado' })).toHaveAttribute('href', '/certificado/7');
});
