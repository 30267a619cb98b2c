import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logout } from '@shared-kit/contracts/identity';
import {
  extendTrial,
  findPlan,
  listPlanCampaigns,
  listPlans,
  requestUpgrade,
  upgradeChosen,
} from '@shared-kit/contracts/plans';
import type { PlanCampaign, PlanUpgrade } from '@shared-kit/contracts/plans';
import { publish } from '@shared-kit/runtime/events';
import { Link } from '@shared-kit/runtime/router';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ClientDialog } from './client-dialog.tsx';
import { PlanButton, TrialButton } from './plan-button.tsx';
import { PlanWatch } from './plan-watch.tsx';
import { closePlans } from './plans.store.ts';
import { TrialProvider, useTrial } from './trial-context.tsx';
import { aPlan, activePlan, listOf, otherPlan } from './test/plan-fixtures.ts';

const user = userEvent.setup();
let api: MockApi;
let upgrade: PlanUpgrade;
/** Resolves when the server may answer an upgrade request. */
let sending: PromiseWithResolvers<void>;

const campaign: PlanCampaign = {
  startDate: '2020-01-01 00:00:00',
  finishDate: '2099-01-01 00:00:00',
  mediaType: 'image',
  mediaUrl: '/campanha.webp',
  frequencyToShow: 300,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  closePlans();
  sending = Promise.withResolvers();
  api = new MockApi().reply(listPlanCampaigns, { result: [] }).reply(logout, { success: true });
});

afterEach(() => jest.useRealTimers());

interface Shown {
  readonly days?: number | undefined;
  readonly isAdmin?: boolean;
  readonly trial?: boolean;
  readonly change?: Partial<PlanUpgrade>;
}

/** Sets the server's plan and returns the session that fits it. */
function company({ days, isAdmin = false, trial = true, change = {} }: Shown) {
  upgrade = { ...aPlan().planUpgrade, userIsAdmin: isAdmin, ...change };
  const plan = () => aPlan({ trial, planUpgrade: upgrade, ...(days === undefined ? {} : { deadline: days }) });
  api
    .reply(findPlan, () => ({ result: plan() }))
    .reply(listPlans, () => listOf(plan(), otherPlan()))
    .reply(requestUpgrade, async () => {
      await sending.promise;
      upgrade = { ...upgrade, hasRequestedUpgrade: true, numberRequest: upgrade.numberRequest + 1 };
      return { requestsCount: upgrade.numberRequest };
    });
  return {
    loginInfo: { ...testSession.loginInfo, admin: isAdmin ? 1 : 0 },
    activePlan: days === undefined ? null : activePlan(days, { trial }),
  };
}

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
