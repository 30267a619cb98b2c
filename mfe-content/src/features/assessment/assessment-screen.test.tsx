import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAssessment } from '@shared-kit/contracts/content';
import { MockApi, renderPage } from '@shared-kit/testing';
import { testSection } from '../../test/test-section.ts';
import { AssessmentScreen } from './assessment-screen.tsx';

test('requests the address from the service once and shows it in a sandboxed frame [A2s-39]', async () => {
  const api = new MockApi().reply(openAssessment, { success: true, url: 'https://avalia.example/prova/1' });
  renderPage(<AssessmentScreen section={testSection(1, 'Perfil')} />);
  const frame = await screen.findByTitle('Avaliação: Perfil');
  expect(frame.getAttribute('src')).toBe('https://avalia.example/prova/1');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
  expect(api.calls(openAssessment)).toHaveLength(1);
});

test('shows an empty screen with a retry when the service reports no success [A8-19]', async () => {
  const api = new MockApi().reply(openAssessment, { success: false, url: '' });
  renderPage(<AssessmentScreen section={testSection(1, 'Parceiros')} />);
  expect(await screen.findByText('Nenhum conteúdo disponível')).toBeVisible();
  api.reply(openAssessment, { success: true, url: 'https://avalia.example/prova/1' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByTitle('Avaliação: Parceiros')).toBeVisible();
});

test('leads a person without a confirmed e-mail to the profile', async () => {
  const message = 'Esta avaliação reconhece você pelo e-mail.';
  new MockApi().refuse(openAssessment, { status: 409, code: 'content.email-unconfirmed', message });
  renderPage(<AssessmentScreen section={testSection(1, 'Parceiros')} />);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Abrir meu perfil' })).toHaveAttribute('href', '/perfil');
});
