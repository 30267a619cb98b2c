import { screen, within } from '@testing-library/react';
import { contactTrial, extendTrial, findPlan, listPlans } from '@shared-kit/contracts/plans';
import { renderPage } from '@shared-kit/testing';
import type { PlanView } from './plan-flow.rules.ts';
import { PlanModal } from './plan-modal.tsx';
import { TrialProvider } from './trial-context.tsx';
import { aPlan, activePlan, listOf } from './test/plan-fixtures.ts';
import { user, admin, api, effects, show, button, press, card, mockPlanApi } from './plan-modal.fixtures.tsx';

mockPlanApi();

describe('the view upgrade', () => {
  test("the view upgrade is a carousel of plans with 'Ver mais detalhes' and 'Ver menos detalhes' [B2.14-02]", async () => {
    await show({ days: 8 });
    const essencial = await card('Essencial');
    expect(screen.getByRole('dialog', { name: 'Planos para a sua empresa' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Escolha um plano' })).toBeVisible();
    expect(essencial.getByText('Seu plano')).toBeVisible();
    expect(essencial.queryByText('Certificados')).toBeNull();
    await user.click(essencial.getByRole('button', { name: 'Ver mais detalhes' }));
    expect(essencial.getByText('Certificados')).toBeVisible();
    expect(essencial.getByText('Portal do aluno')).toBeVisible();
    await user.click(essencial.getByRole('button', { name: 'Ver menos detalhes' }));
    expect(essencial.queryByText('Certificados')).toBeNull();
    expect((await card('Rede')).getByRole('button', { name: 'Ver mais detalhes' })).toBeVisible();
  });

  test('says how many days are left, that the trial has ended, or how to begin [B6-05] [B6-16]', async () => {
    await show({ days: 8 });
    expect(
      await screen.findByText(
        'Faltam 8 dias para o fim do período de teste. Contrate agora e continue sem interrupção.',
      ),
    ).toBeVisible();
    expect((await card('Essencial')).getByRole('button', { name: 'Contratar agora' })).toBeVisible();
  });

  test('tells a client without a plan to request the trial [B6-06] [B6-16]', async () => {
    await show({ isAdmin: false });
    expect(
      await screen.findByText('Escolha um plano e solicite o teste à administração da sua empresa.'),
    ).toBeVisible();
    await user.click((await card('Essencial')).getByRole('button', { name: 'Solicitar teste' }));
    expect(await screen.findByRole('dialog', { name: 'Solicitar o teste do plano Essencial' })).toBeVisible();
  });

  test('its close button closes it [B2.14-04]', async () => {
    await show({ days: 8 });
    await card('Essencial');
    await press('Fechar');
    expect(effects.onClose).toHaveBeenCalledTimes(1);
    expect([effects.reload, effects.endSession].map((effect) => effect.mock.calls.length)).toEqual([0, 0]);
  });

  test('the view upgrade has an empty and an error state', async () => {
    await show({ plans: [] });
    expect(await screen.findByText('Nenhum plano disponível no momento')).toBeVisible();
  });
});

test('the view terms shows the agreement as HTML, and closing it returns to the plans [B2.14-03] [B4.9-06] [B4.9-11]', async () => {
  await show({ days: 8 });
  await user.click((await card('Essencial')).getByRole('button', { name: 'Ver termos do plano' }));
  const terms = await screen.findByRole('region', { name: 'Termos do plano Essencial' });
  expect(within(terms).getByText('15 dias').tagName).toBe('STRONG');
  await press('Fechar');
  expect(await screen.findByRole('article', { name: 'Essencial' })).toBeVisible();
  expect(effects.onClose).not.toHaveBeenCalled();
});

test('selectedPlan leads to the calculator or to the list of plans [B4.9-07]', async () => {
  await show({ start: { name: 'selectedPlan', idPlan: 2 }, days: 8 });
  expect(await screen.findByRole('dialog', { name: 'Plano Essencial' })).toBeVisible();
  await press('Calcular valor');
  expect(await screen.findByRole('dialog', { name: 'Qual o tamanho da sua equipe?' })).toBeVisible();
  await press('Ver planos');
  expect(await screen.findByRole('article', { name: 'Rede' })).toBeVisible();
});

test('selectedPlan leads to the list of plans', async () => {
  await show({ start: { name: 'selectedPlan', idPlan: 2 }, days: 8 });
  await press('Ver planos');
  expect(await screen.findByRole('article', { name: 'Rede' })).toBeVisible();
});

describe('the end of the trial', () => {
  const start = { name: 'dialog', dialog: 'FinishTrial' } as const;

  test('the end of the trial is shown by FinishTrial; closing it clears the session and reloads [B4.9-15] [B4.9-10]', async () => {
    await show({ start, days: 0 });
    expect(await screen.findByRole('dialog', { name: 'O período de teste terminou' })).toBeVisible();
    expect(screen.getByText('Ao fechar esta janela, a sua sessão será encerrada.')).toBeVisible();
    await press('Fechar');
    expect(effects.endSession).toHaveBeenCalledTimes(1);
    expect(effects.reload).toHaveBeenCalledTimes(1);
  });

  test('the end of the trial is extended directly the first time; the view expiring shows it, and closing reloads [B4.9-19] [B4.9-16] [B4.9-09] [B7.6-08]', async () => {
    api.reply(extendTrial, { finishDate: '2030-01-08 02:59:59' });
    await show({ start, days: 0 });
    await user.dblClick(await button('Pedir mais 7 dias'));
    expect(await screen.findByText('O seu período de teste foi estendido por 7 dias.')).toBeVisible();
    expect(screen.getByText('Agora ele vai até 07/01/2030.')).toBeVisible();
    expect(api.calls(extendTrial)).toMatchObject([{ body: { idPlan: 2 } }]);
    await press('Continuar o teste');
    expect(effects.reload).toHaveBeenCalledTimes(1);
    expect(effects.endSession).not.toHaveBeenCalled();
  });

  test('asks for more time in the contact form after an extension, and confirms the request [B4.9-20] [B4.9-17]', async () => {
    api.reply(contactTrial, { success: true });
    await show({ start, days: 0, trialsCount: 2 });
    await press('Pedir mais tempo');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Número de colaboradores/ }), '1 - 100');
    await user.type(await screen.findByRole('textbox', { name: /^Mensagem/ }), 'Mais uma semana.');
    await press('Enviar');
    expect(await screen.findByRole('dialog', { name: 'Pedido de extensão enviado!' })).toBeVisible();
    expect(api.calls(extendTrial)).toEqual([]);
  });

  test('leads to the contract through the selected plan', async () => {
    await show({ start, days: 0 });
    await press('Contratar agora');
    expect(await screen.findByRole('dialog', { name: 'Plano Essencial' })).toBeVisible();
  });
});

const entry = { domain: 'https://portal.example', token: 'abc', issuedAt: Date.now() };

test.each([
  [
    { name: 'dialog', dialog: 'ConfirmTrial', entry },
    'Seu período de teste começou!',
    /dados de acesso para o seu e-mail/,
    'Acessar a plataforma',
  ],
  [
    { name: 'dialog', dialog: 'ConfirmSucess' },
    'Mensagem enviada!',
    /equipe comercial recebeu a sua mensagem e vai ligar/,
    'Fechar',
  ],
  [{ name: 'dialog', dialog: 'ConfirmPlan' }, 'Contratação solicitada!', /Recebemos o seu pedido/, 'Fechar'],
  [
    { name: 'dialog', dialog: 'FinishTrial' },
    'O período de teste terminou',
    /Contrate um plano para continuar/,
    'Pedir mais tempo',
  ],
  [{ name: 'expiring' }, 'Você ganhou mais 7 dias!', /estendido por 7 dias/, 'Continuar o teste'],
  [
    { name: 'dialog', dialog: 'RequestExtendTrial' },
    'Pedido de extensão enviado!',
    /recebeu o seu pedido de mais tempo/,
    'Fechar',
  ],
] as const)('the answer %j has its title, text and button [B4.9-18]', async (start, title, text, action) => {
  await show({ start, days: 4 });
  const answer = await screen.findByRole('dialog', { name: title });
  expect(await within(answer).findByText(text)).toBeVisible();
  expect(within(answer).getAllByRole('button', { name: action }).length).toBeGreaterThan(0);
});

test('an administrator walks all eight views [B2.14-01] [B6-02]', async () => {
  const titles: readonly [PlanView, string][] = [
    [{ name: 'upgrade' }, 'Planos para a sua empresa'],
    [{ name: 'terms', idPlan: 2 }, 'Termos do plano Essencial'],
    [{ name: 'form', idPlan: 2, purpose: 'contact' }, 'Falar sobre o plano Essencial'],
    [{ name: 'selectedPlan', idPlan: 2 }, 'Plano Essencial'],
    [{ name: 'calculatorPlan', idPlan: 2 }, 'Qual o tamanho da sua equipe?'],
    [{ name: 'detail', idPlan: 2, licences: 1 }, 'Detalhes do seu pedido'],
    [{ name: 'dialog', dialog: 'ConfirmPlan' }, 'Contratação solicitada!'],
    [{ name: 'expiring' }, 'Você ganhou mais 7 dias!'],
  ];
  const planUpgrade = { userIsAdmin: true };
  api.reply(findPlan, { result: aPlan({ planUpgrade, deadline: 8 }) }).reply(listPlans, listOf(aPlan({ deadline: 8 })));
  for (const [start, title] of titles) {
    const { unmount } = renderPage(
      <TrialProvider>
        <PlanModal start={start} {...effects} />
      </TrialProvider>,
      { session: { loginInfo: admin, activePlan: activePlan(8) } },
    );
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    unmount();
  }
});
