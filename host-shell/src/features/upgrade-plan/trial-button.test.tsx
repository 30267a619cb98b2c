import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { findPlan, requestUpgrade } from '@shared-kit/contracts/plans';
import { renderPage } from '@shared-kit/testing';
import { ClientDialog } from './client-dialog.tsx';
import { PlanButton, TrialButton } from './plan-button.tsx';
import { PlanWatch } from './plan-watch.tsx';
import { TrialProvider } from './trial-context.tsx';
import { user, api, sending, company, mockPlanNotices } from './plan-notices.fixtures.ts';
import type { Shown } from './plan-notices.fixtures.ts';

mockPlanNotices();

describe('the trial button of the header', () => {
  const header = (
    <>
      <PlanButton />
      <PlanWatch />
    </>
  );

  test.each([
    [8, '8 dias de teste Contratar agora'],
    [1, '1 dia de teste Contratar agora'],
  ])('shows %i days left with the singular or the plural [B9-36] [B2.3-20]', async (days, name) => {
    renderPage(<PlanButton />, { session: company({ days, isAdmin: true }) });
    expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test('opens the plans directly for an administrator [B4.9-22] [A1-03]', async () => {
    renderPage(header, { session: company({ days: 12, isAdmin: true }) });
    await user.click(await screen.findByRole('button', { name: /Contratar agora/ }));
    expect(await screen.findByRole('dialog', { name: 'Planos para a sua empresa' })).toBeVisible();
    expect(api.calls(requestUpgrade)).toEqual([]);
  });

  test('the trial button of the header of a client sends the upgrade request once, then opens the modal [B4.9-23] [B7.6-11] [A1-03]', async () => {
    renderPage(header, { session: company({ days: 4, change: { numberRequest: 2 } }) });
    await user.dblClick(await screen.findByRole('button', { name: '4 dias de teste Tenho interesse' }));
    sending.resolve();
    expect(await screen.findByRole('dialog', { name: 'Seu interesse foi registrado!' })).toBeVisible();
    expect(screen.getByText('3 pessoas da sua empresa já pediram.')).toBeVisible();
    expect(api.calls(requestUpgrade)).toMatchObject([{ params: { idPlan: '2' } }]);
  });

  test('the trial button of the header of a client who has asked already opens nothing: it says so [B4.9-23]', async () => {
    renderPage(header, { session: company({ days: 4, change: { hasRequestedUpgrade: true } }) });
    expect(await screen.findByText('Interesse registrado')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['with a contract', { days: 4, trial: false }],
    ['after the end of the trial', { days: 0 }],
    ['while contracts are off', { days: 4, change: { isPlanContractButtonActive: false } }],
    ['without a plan', {}],
  ])('does not show %s [B4.9-21]', async (_, shown) => {
    const session = company({ isAdmin: true, ...shown });
    renderPage(<PlanButton />, { session });
    if (session.activePlan) await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('does not show where it is hidden, and shows after the end where it is forced [B4.9-21]', async () => {
    renderPage(
      <TrialProvider>
        <TrialButton isForced />
        <TrialButton isForced isHidden />
      </TrialProvider>,
      { session: company({ days: 0, isAdmin: true }) },
    );
    expect(await screen.findAllByRole('button')).toHaveLength(1);
  });

  test('shows nothing and no message when the plan does not load', async () => {
    const session = company({ days: 4, isAdmin: true });
    api.refuse(findPlan, { status: 500, code: 'x', message: 'Um problema inesperado ocorreu' });
    renderPage(<PlanButton />, { session });
    await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
    expect(screen.queryByText('Um problema inesperado ocorreu')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the modal of a client', () => {
  const effects = { onClose: jest.fn(), reload: jest.fn(), endSession: jest.fn() };
  beforeEach(() => Object.values(effects).forEach((effect) => effect.mockReset()));

  async function show(shown: Shown): Promise<HTMLElement> {
    renderPage(
      <TrialProvider>
        <ClientDialog {...effects} />
      </TrialProvider>,
      { session: company(shown) },
    );
    return screen.findByRole('dialog');
  }

  test.each([
    ['active', false, 4, 'Está gostando do portal?', /testando o portal: faltam 4 dias para o fim/],
    ['active', true, 4, 'Seu interesse foi registrado!', /aproveite: faltam 4 dias de teste/],
    ['finished', false, 0, 'O período de teste terminou', /ainda não contratou um plano/],
    ['finished', true, 0, 'Seu interesse foi registrado!', /Assim que o plano for contratado, o seu acesso volta/],
  ])(
    'speaks of an %s trial, interest registered: %s [B2.14-05] [B2.14-06] [B2.14-07] [B6-06] [B6-16]',
    async (_, hasRequestedUpgrade, days, title, text) => {
      await show({ days, change: { hasRequestedUpgrade } });
      expect(screen.getByRole('dialog', { name: title })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Tenho interesse' })).toHaveLength(hasRequestedUpgrade ? 0 : 1);
    },
  );

  test('registers the interest, which is all that a client can do [B6-04]', async () => {
    await show({ days: 4 });
    expect(screen.getAllByRole('button').map(({ textContent, title }) => textContent || title)).toEqual([
      'Fechar',
      'Tenho interesse',
      'Agora não',
    ]);
    sending.resolve();
    await user.click(screen.getByRole('button', { name: 'Tenho interesse' }));
    expect(await screen.findByText('Você é a primeira pessoa a pedir.')).toBeVisible();
  });

  test('only closes while the trial runs, and ends the session afterwards', async () => {
    await show({ days: 4 });
    await user.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(effects.onClose).toHaveBeenCalledTimes(1);
    expect(effects.endSession).not.toHaveBeenCalled();
  });

  test('ends the session once the trial has ended', async () => {
    await show({ days: 0 });
    await user.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(effects.endSession).toHaveBeenCalledTimes(1);
    expect(effects.reload).toHaveBeenCalledTimes(1);
  });
});
