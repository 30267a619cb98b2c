import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { extendTrial, findPlan, listPlanCampaigns, upgradeChosen } from '@shared-kit/contracts/plans';
import type { PlanCampaign } from '@shared-kit/contracts/plans';
import { publish } from '@shared-kit/runtime/events';
import { Link } from '@shared-kit/runtime/router';
import { renderPage } from '@shared-kit/testing';
import { PlanWatch } from './plan-watch.tsx';
import { useTrial } from './trial-context.tsx';
import { aPlan } from './test/plan-fixtures.ts';
import { user, api, company, mockPlanNotices } from './plan-notices.fixtures.ts';
import type { Shown } from './plan-notices.fixtures.ts';

mockPlanNotices();

const campaign: PlanCampaign = {
  startDate: '2020-01-01 00:00:00',
  finishDate: '2099-01-01 00:00:00',
  mediaType: 'image',
  mediaUrl: '/campanha.webp',
  frequencyToShow: 300,
};

describe('the portal', () => {
  test('tells an administrator and a client of the end of the trial [B6-02] [B6-03]', async () => {
    const { unmount } = renderPage(<PlanWatch />, { session: company({ days: 0, isAdmin: true }) });
    expect(await screen.findByRole('dialog', { name: 'O período de teste terminou' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pedir mais 7 dias' })).toBeVisible();
    unmount();
    renderPage(<PlanWatch />, { session: company({ days: 0 }) });
    expect(await screen.findByRole('button', { name: 'Tenho interesse' })).toBeVisible();
  });

  test.each([
    [1, 'Hoje é o último dia do teste'],
    [4, 'Faltam 4 dias de teste'],
    [8, 'Faltam 8 dias de teste'],
  ])(
    'tells an administrator %i days before the end, once per session [B4.9-26] [B4.9-28] [B6-05]',
    async (days, name) => {
      const session = company({ days, isAdmin: true });
      const { unmount } = renderPage(<PlanWatch />, { session });
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Contratar agora' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Agora não' }));
      unmount();
      renderPage(<PlanWatch />, { session });
      await waitFor(() => expect(api.calls(findPlan)).toHaveLength(2));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('keeps the answer of an extension, which makes the days left a level again [B4.9-09]', async () => {
    const session = company({ days: 0, isAdmin: true });
    api.reply(extendTrial, () => {
      api.reply(findPlan, { result: aPlan({ deadline: 7, trialsCount: 2 }) });
      return { finishDate: '2030-01-08 02:59:59' };
    });
    renderPage(<PlanWatch />, { session });
    await user.click(await screen.findByRole('button', { name: 'Pedir mais 7 dias' }));
    expect(await screen.findByRole('dialog', { name: 'Você ganhou mais 7 dias!' })).toBeVisible();
    await waitFor(() => expect(api.calls(findPlan)).toHaveLength(2));
    await act(async () => undefined);
    expect(screen.getByRole('dialog', { name: 'Você ganhou mais 7 dias!' })).toBeVisible();
  });

  test('waits for a navigation after a reload [B4.9-26]', async () => {
    const entries = jest
      .fn<typeof performance.getEntriesByType>()
      .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
    const before = performance.getEntriesByType;
    performance.getEntriesByType = entries;
    renderPage(
      <>
        <PlanWatch />
        <Link to="/?outra">Outra página</Link>
      </>,
      { session: company({ days: 4, isAdmin: true }) },
    );
    await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Outra página' }));
    expect(await screen.findByRole('dialog', { name: 'Faltam 4 dias de teste' })).toBeVisible();
    performance.getEntriesByType = before;
  });

  test('opens the plans, or the modal of a client, when a banner was chosen [B6-02] [B6-03]', async () => {
    const { unmount } = renderPage(<PlanWatch />, { session: company({ days: 12, isAdmin: true }) });
    await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
    act(() => publish(upgradeChosen, {}));
    expect(await screen.findByRole('dialog', { name: 'Planos para a sua empresa' })).toBeVisible();
    unmount();
    renderPage(<PlanWatch />, { session: company({}) });
    act(() => publish(upgradeChosen, {}));
    expect(await screen.findByText(/solicite o teste à administração/)).toBeVisible();
  });

  test('opens the modal of a client of a company with a plan when a banner was chosen [B2.14-05] [B6-03]', async () => {
    renderPage(<PlanWatch />, { session: company({ days: 12 }) });
    await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
    act(() => publish(upgradeChosen, {}));
    expect(await screen.findByRole('dialog', { name: 'Está gostando do portal?' })).toBeVisible();
  });
});

describe('the campaign', () => {
  async function show(shown: Shown, at = '/'): Promise<void> {
    api.reply(listPlanCampaigns, { result: [campaign] });
    const session = company(shown);
    renderPage(<PlanWatch />, { session, at, route: '*' });
    await waitFor(() => expect(api.calls(listPlanCampaigns)).toHaveLength(1));
    if (session.activePlan) await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
  }

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const dialog = () => screen.queryByRole('dialog', { name: 'Contrate o plano e continue com o portal' });

  test('shows after a check of 5 s and 5 s more, and returns frequencyToShow seconds after it was closed [B9-17] [B9-18] [B4.9-24] [B4.9-25]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show({ days: 12, isAdmin: true });
    await pass(9_000);
    expect(dialog()).toBeNull();
    await pass(1_500);
    expect(await screen.findByRole('dialog', { name: 'Contrate o plano e continue com o portal' })).toBeVisible();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/campanha.webp');
    await act(async () => screen.getByRole('button', { name: 'Agora não' }).click());
    expect(dialog()).toBeNull();
    await pass(295_000);
    expect(dialog()).toBeNull();
    await pass(16_000);
    expect(dialog()).not.toBeNull();
  });

  test.each([
    ['away from home', { days: 12, isAdmin: true }, '/level/7'],
    ['for a client who has asked already', { days: 12, change: { hasRequestedUpgrade: true } }, '/'],
  ])('does not show %s [B4.9-24]', async (_, shown, at) => {
    jest.useFakeTimers({ advanceTimers: true });
    await show(shown, at);
    await pass(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads an administrator to the plans', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show({ days: 12, isAdmin: true });
    await pass(10_500);
    const follow = await screen.findByRole('button', { name: 'Contratar agora' });
    await act(async () => follow.click());
    expect(await screen.findByRole('dialog', { name: 'Planos para a sua empresa' })).toBeVisible();
  });
});

test("the trial's context fails outside of its provider [B8-25]", () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Outside() {
    useTrial();
    return null;
  }
  expect(() => render(<Outside />)).toThrow('Deve ser usado dentro ContextManagerTrial');
  error.mockRestore();
});
