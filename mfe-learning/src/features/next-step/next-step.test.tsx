import { screen } from '@testing-library/react';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus, TrainingSteps } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testNextItem, testSteps } from '@shared-kit/testing';
import { NextStep } from './next-step.tsx';

function render(steps: Partial<TrainingSteps>, status: EnrollmentStatus = 'IN_PROGRESS') {
  new MockApi().reply(getNavigationMap, {
    title: 'NR-10',
    label: '',
    nodeCode: 'nr-10',
    mapElements: [],
    nodeEnrollment: null,
    status,
    steps: { ...testSteps, ...steps },
  });
  return renderPage(<NextStep place={{ idUser: 3, idEnrollment: 7, idContentItem: 41 }} />);
}

test('leads to the next item, with its kind and length', async () => {
  render({ next: testNextItem });
  expect(await screen.findByText('A seguir · Vídeo · 12 min')).toBeVisible();
  expect(screen.getByText('Os seis passos')).toBeVisible();
  expect(screen.getByText('3 de 8 · 38%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
    'href',
    '/contentNode/20/9/7/3/Os%20seis%20passos',
  );
});

test('leads to the evaluation that comes next', async () => {
  const evaluation = { elementType: 'EVALUATION', idContentItem: null, idEvaluation: 5, minutes: null } as const;
  render({ next: { ...testNextItem, ...evaluation } });
  expect(await screen.findByRole('link', { name: 'Fazer avaliação' })).toHaveAttribute('href', '/evaluations/7/5');
});

test('shows nothing while the map still names the item that has just ended', async () => {
  render({ next: { ...testNextItem, idContentItem: 41 } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region')).toBeNull();
});

test.each<[string, Partial<TrainingSteps>, EnrollmentStatus, string, string]>([
  ['the certificate', { hasCertificate: 1 }, 'PASSED', 'Treinamento concluído', 'Ver certificado'],
  ['the way back', {}, 'COMPLETED', 'Treinamento concluído', 'Voltar ao treinamento'],
  ['missing comments', { commentsMissing: 2 }, 'IN_PROGRESS', 'Faltam 2 comentários', 'Ir para os comentários'],
  ['what is closed', {}, 'IN_PROGRESS', 'Você terminou o que está aberto agora', 'Voltar ao treinamento'],
])('after the last item it shows %s', async (_, steps, status, text, action) => {
  render(steps, status);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(screen.getByText(action)).toBeVisible();
});
