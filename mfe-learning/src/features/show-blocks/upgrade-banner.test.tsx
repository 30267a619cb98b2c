import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findPlan, listPlans, upgradeChosen } from '@shared-kit/contracts/plans';
import type { Plan, PlanUpgrade } from '@shared-kit/contracts/plans';
import type { Block } from '@shared-kit/contracts/learning';
import { subscribe } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ShowBlocks } from './show-blocks.tsx';

const user = userEvent.setup();
let api: MockApi;
beforeEach(() => {
  api = new MockApi();
});

function planWith(planUpgrade: Partial<PlanUpgrade>): Plan {
  return {
    idPlan: 2,
    idRef: 'essencial',
    name: 'Essencial',
    description: '',
    features: [],
    products: [],
    deadline: 4,
    trial: true,
    trialsCount: 1,
    agreementContent: '',
    planUpgrade: {
      numberRequest: 0,
      hasRequestedUpgrade: false,
      isUpgradeButtonActive: true,
      isPlanContractButtonActive: true,
      userIsAdmin: false,
      ...planUpgrade,
    },
  };
}

const activePlan = {
  idPlan: 2,
  name: 'Essencial',
  idCompanyApp: 1,
  finishDate: '2099-01-01 02:59:59',
  trial: true,
  trialsCount: 1,
};

function show(
  upgrade: Partial<PlanUpgrade>,
  {
    parameters = {},
    hasPlan = true,
    modules = ['plans'],
  }: { parameters?: Block['parameters']; hasPlan?: boolean; modules?: string[] } = {},
): void {
  api.reply(findPlan, { result: planWith(upgrade) }).reply(listPlans, { result: [planWith(upgrade)], priceTiers: [] });
  const block: Block = {
    idBlock: 1,
    blockType: 'Upgrade',
    title: 'Continue com a gente',
    text: '',
    elements: [],
    parameters: { description: 'Contrate o plano.', mediaType: 'image', mediaUrl: '/media/plano.webp', ...parameters },
  };
  renderPage(<ShowBlocks page={{ nodeCode: 'home', blocks: [block] }} />, {
    session: { ...testSession, activePlan: hasPlan ? activePlan : null },
    composition: { modules },
  });
}

const banner = () => screen.findByRole('region', { name: 'Continue com a gente' });

test('shows title, description and an image [B2.4-14] [B2.14-08]', async () => {
  show({});
  expect(await banner()).toHaveTextContent('Continue com a genteContrate o plano.Tenho interesse');
  expect((await banner()).querySelector('img')).toHaveAttribute('src', '/media/plano.webp');
  expect(screen.queryByText(/não encontrado/)).toBeNull();
});

test('shows a page in a sandboxed frame [B2.14-08]', async () => {
  show({}, { parameters: { mediaType: 'frame', mediaUrl: 'https://videos.example/plano' } });
  const frame = (await banner()).querySelector('iframe');
  expect(frame).toHaveAttribute('src', 'https://videos.example/plano');
  expect(frame).toHaveAttribute('title', 'Continue com a gente');
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
});

test('notifies the shell when it is chosen', async () => {
  let chosen = 0;
  const stop = subscribe(upgradeChosen, () => (chosen += 1));
  show({ userIsAdmin: true });
  await banner();
  await user.click(screen.getByRole('button', { name: 'Contratar agora' }));
  expect(chosen).toBe(1);
  stop();
});

test('offers the plans to a company without one', async () => {
  show({}, { hasPlan: false });
  await banner();
  expect(screen.getByRole('button', { name: 'Conhecer os planos' })).toBeVisible();
});

test.each([
  ['the upgrade button is inactive [B2.14-09]', { isUpgradeButtonActive: false, userIsAdmin: true }],
  ['a client has asked already [B2.14-10]', { hasRequestedUpgrade: true }],
])('the upgrade banner is hidden when %s', async (_, upgrade) => {
  show(upgrade);
  await waitFor(() => expect(api.calls(findPlan)).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows to an administrator who has asked', async () => {
  show({ hasRequestedUpgrade: true, userIsAdmin: true });
  expect(await banner()).toBeVisible();
});

test('renders nothing and calls nothing without the module', () => {
  show({}, { modules: ['learning'] });
  expect(screen.queryByText(/Continue com a gente|não encontrado/)).toBeNull();
  expect(api.calls(findPlan)).toHaveLength(0);
});
