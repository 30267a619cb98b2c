import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '@shared-kit/contracts/identity';
import {
  contactTrial,
  extendTrial,
  findPlan,
  findPlanContact,
  listPlans,
  requestPlan,
  requestTrial,
} from '@shared-kit/contracts/plans';
import type { Plan } from '@shared-kit/contracts/plans';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import type { PlanView } from './plan-flow.rules.ts';
import { PlanModal } from './plan-modal.tsx';
import { TrialProvider } from './trial-context.tsx';
import { aPlan, activePlan, listOf, otherPlan, person } from './test/plan-fixtures.ts';

const user = userEvent.setup();
const admin = { ...testSession.loginInfo, admin: 1 };
let api: MockApi;
const effects = { onClose: jest.fn(), reload: jest.fn(), endSession: jest.fn() };

beforeEach(() => {
  for (const effect of Object.values(effects)) effect.mockReset();
  api = new MockApi()
    .reply(findPlanContact, person)
    .reply(currentSession, { ...testSession, loginInfo: admin, activePlan: activePlan(15) });
});

interface Shown {
  readonly start?: PlanView;
  /** Days left of the company's plan; undefined without one. */
  readonly days?: number;
  readonly trialsCount?: number;
  readonly isAdmin?: boolean;
  readonly plans?: readonly Plan[];
}

async function show({ start = { name: 'upgrade' }, days, trialsCount = 1, isAdmin = true, plans }: Shown = {}) {
  const planUpgrade = { userIsAdmin: isAdmin };
  const own = aPlan({ planUpgrade, trialsCount, ...(days === undefined ? {} : { deadline: days }) });
  api.reply(findPlan, { result: own }).reply(listPlans, listOf(...(plans ?? [own, otherPlan({ planUpgrade })])));
  renderPage(
    <TrialProvider>
      <PlanModal start={start} {...effects} />
      <ToastRegion />
    </TrialProvider>,
    {
      session: {
        loginInfo: isAdmin ? admin : testSession.loginInfo,
        activePlan: days === undefined ? null : activePlan(days, { trialsCount }),
      },
    },
  );
  await screen.findByRole('dialog');
  await waitFor(() => expect(api.calls(listPlans).length).toBeGreaterThan(0));
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const card = async (name: string) => within(await screen.findByRole('article', { name }));

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

describe('the view form', () => {
  const start = { name: 'form', idPlan: 2, purpose: 'trial' } as const;
  const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

  test('the view form is prefilled from the profile, with name, e-mail and company locked [B3-26] [B5-27] [B7.6-12]', async () => {
    await show({ start });
    expect(await field(/^Nome/)).toHaveValue('Ana Teste');
    expect(await field(/^Telefone/)).toHaveValue('(11) 98765-4321');
    expect(await field(/^Cargo/)).toHaveValue('Analista');
    for (const name of [/^Nome/, /^E-mail/, /^Empresa/]) expect(await field(name)).toHaveAttribute('readonly');
    for (const name of [/^Telefone/, /^Cargo/, /^Departamento/])
      expect(await field(name)).not.toHaveAttribute('readonly');
    expect(api.calls(findPlanContact)).toMatchObject([{ params: { idUser: '7' } }]);
  });

  test('leaves unlocked what the profile does not have [B5-27]', async () => {
    api.reply(findPlanContact, { ...person, email: '', company: '' });
    await show({ start });
    expect(await field(/^E-mail/)).not.toHaveAttribute('readonly');
    expect(await field(/^Empresa/)).not.toHaveAttribute('readonly');
    expect(await field(/^Nome/)).toHaveAttribute('readonly');
  });

  test('shows the texts of missing and wrong fields, and sends nothing [B5-19] [B5-20] [B5-22] [B5-23] [B5-24]', async () => {
    api.reply(findPlanContact, { ...person, name: '', email: '', role: '', department: '', phone: '' });
    await show({ start });
    await press('Começar teste');
    for (const text of [
      'Nome obrigatório',
      'E-mail obrigatório',
      'Cargo obrigatório',
      'Departamento obrigatório',
      'Telefone obrigatório',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    await user.type(await field(/^E-mail/), 'ana@');
    await user.type(await field(/^Telefone/), '1198765');
    await press('Começar teste');
    expect(await screen.findByText('E-mail inválido.')).toBeVisible();
    expect(await screen.findByText('Telefone incompleto')).toBeVisible();
    expect(await field(/^Telefone/)).toHaveValue('(11) 98765');
    expect(api.calls(requestTrial)).toEqual([]);
  });

  test('starts the trial, and the answer opens the platform in a new window [B2.14-20] [B4.9-12] [B7.6-05] [B5-29]', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    api.reply(requestTrial, { domain: 'https://portal.example/clinica', token: 'abc' });
    await show({ start });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Número de colaboradores/ }), '101 - 250');
    await user.dblClick(await button('Começar teste'));
    expect(await screen.findByRole('dialog', { name: 'Seu período de teste começou!' })).toBeVisible();
    expect(screen.getByText(/para o seu e-mail/)).toBeVisible();
    expect(api.calls(requestTrial)).toMatchObject([
      {
        body: {
          idPlan: 2,
          department: 'Operações',
          role: 'Analista',
          phone: '(11) 98765-4321',
          numberOfEmployees: [101, 250],
          idempotencyKey: expect.any(String),
        },
      },
    ]);
    await press('Acessar a plataforma');
    expect(open).toHaveBeenCalledWith('https://portal.example/clinica/#/login?token=abc', '_blank', 'noopener');
    open.mockRestore();
  });

  test('sends a message and confirms it: the commercial team will call [B4.9-13] [B7.6-07]', async () => {
    api.reply(contactTrial, { success: true });
    await show({ start: { name: 'form', idPlan: 2, purpose: 'contact' }, days: 4 });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Número de colaboradores/ }), '> 2500');
    await user.type(await field(/^Mensagem/), 'Somos uma rede.');
    await press('Enviar');
    expect(await screen.findByRole('dialog', { name: 'Mensagem enviada!' })).toBeVisible();
    expect(screen.getByText(/equipe comercial recebeu a sua mensagem e vai ligar/)).toBeVisible();
    expect(api.calls(contactTrial)).toMatchObject([
      {
        body: {
          idPlan: 2,
          department: 'Operações',
          role: 'Analista',
          message: 'Somos uma rede.',
          numberOfEmployees: 2501,
        },
      },
    ]);
  });

  test.each([
    ['optional while the trial runs', 4, false],
    ['required after the end of the trial', 0, true],
  ])('its message is %s [B5-30]', async (_, days, isRequired) => {
    await show({ start: { name: 'form', idPlan: 2, purpose: 'contact' }, days });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Número de colaboradores/ }), '1 - 100');
    api.reply(contactTrial, { success: true });
    const label = screen.getByText('Mensagem', { selector: 'label' });
    expect(label.textContent?.includes('*')).toBe(isRequired);
    await press('Enviar');
    if (isRequired) expect(await screen.findByText('Mensagem obrigatória')).toBeVisible();
    else expect(await screen.findByRole('dialog', { name: 'Mensagem enviada!' })).toBeVisible();
  });

  test('its message is required for a plan without a trial [B5-30]', async () => {
    await show({ start: { name: 'form', idPlan: 3, purpose: 'contact' } });
    await screen.findByRole('textbox', { name: /^Mensagem/ });
    expect(screen.getByText('Mensagem', { selector: 'label' }).textContent).toContain('*');
  });

  test('a failed call removes its notice, is logged, and shows no message [B8-22]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = Promise.withResolvers<{ success: true }>();
    api.reply(contactTrial, () => answer.promise);
    await show({ start: { name: 'form', idPlan: 2, purpose: 'contact' }, days: 4 });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Número de colaboradores/ }), '1 - 100');
    await press('Enviar');
    expect(await screen.findByText('Aguarde, enviando a sua solicitação…')).toBeVisible();
    api.refuse(contactTrial, { status: 500, code: 'x', message: 'Um problema inesperado ocorreu' });
    await act(async () => answer.reject(new Error('perdida')));
    api.refuse(contactTrial, { status: 500, code: 'x', message: 'Um problema inesperado ocorreu' });
    await waitFor(() => expect(screen.queryByText('Aguarde, enviando a sua solicitação…')).toBeNull());
    expect(warn).toHaveBeenCalledWith('plans', expect.anything());
    expect(screen.queryByText('Um problema inesperado ocorreu')).toBeNull();
    expect(await screen.findByRole('textbox', { name: /^Cargo/ })).toHaveValue('Analista');
    warn.mockRestore();
  });
});

describe('the calculator', () => {
  const start = { name: 'calculatorPlan', idPlan: 2 } as const;
  const users = () => screen.findByRole('spinbutton', { name: 'Número de pessoas' });

  test("asks 'Qual o tamanho da sua equipe?' with a number of at least 1, and has both buttons [B2.14-11] [B2.14-12] [B2.14-15] [B2.14-16]", async () => {
    await show({ start, days: 8 });
    expect(await users()).toHaveAttribute('min', '1');
    expect(screen.getByRole('heading', { name: 'Qual o tamanho da sua equipe?' })).toBeVisible();
    await user.type(await users(), '0');
    await press('Continuar');
    expect(await screen.findByText('Informe pelo menos 1 pessoa')).toBeVisible();
    await press('Ver planos');
    expect(await screen.findByRole('article', { name: 'Essencial' })).toBeVisible();
  });

  test('shows the tier table and the totals only for a count above 0 [B2.14-13] [B2.14-14] [B5-31] [B9-19] [B9-20]', async () => {
    await show({ start, days: 8 });
    expect(await users()).toHaveValue(null);
    expect(screen.queryByRole('table')).toBeNull();
    await user.type(await users(), '150');
    const rows = within(screen.getByRole('table', { name: 'Valor por faixa' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')),
      ),
    ).toEqual([
      ['Até 100', 'R$ 55,00', '100', 'R$ 5.500,00'],
      ['101 a 250', 'R$ 50,00', '50', 'R$ 2.500,00'],
      ['251 a 500', 'R$ 45,00', '0', 'R$ 0,00'],
      ['501 a 2.500', 'R$ 35,00', '0', 'R$ 0,00'],
      ['2.501 a 5.000', 'R$ 25,00', '0', 'R$ 0,00'],
      ['Acima de 5.000', 'R$ 20,00', '0', 'R$ 0,00'],
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(/Valor mensal\s*R\$\s8\.000,00/);
    await user.clear(await users());
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('notes that an adhesion fee may apply and that values are a simulation [B9-21] [B9-39]', async () => {
    await show({ start, days: 8 });
    await users();
    expect(
      screen.getByText(
        'Pode haver cobrança de taxa de adesão. Os valores são apenas uma simulação e podem mudar na proposta comercial.',
      ),
    ).toBeVisible();
  });

  test('leads to the order detail and to the confirmation of the contract [B4.9-08] [B4.9-14] [B2.14-17] [B2.14-18] [B2.14-19] [B7.6-09]', async () => {
    const sending = Promise.withResolvers<{ statusCode: number }>();
    api.reply(requestPlan, () => sending.promise);
    await show({ start, days: 8 });
    await user.type(await users(), '150');
    await press('Continuar');
    const detail = await screen.findByRole('dialog', { name: 'Detalhes do seu pedido' });
    const terms = within(detail)
      .getAllByRole('term')
      .map((term) => term.textContent);
    const values = within(detail)
      .getAllByRole('definition')
      .map((value) => value.textContent?.replaceAll(/\s/g, ' '));
    expect(terms).toEqual(['Plano', 'Número de licenças', 'Valor mensal']);
    expect(values).toEqual(['Essencial', '150', 'R$ 8.000,00']);
    await press('Voltar');
    expect(await users()).toHaveValue(150);
    await press('Continuar');
    await user.dblClick(await button('Finalizar solicitação'));
    await act(async () => sending.resolve({ statusCode: 200 }));
    expect(await screen.findByRole('dialog', { name: 'Contratação solicitada!' })).toBeVisible();
    expect(api.calls(requestPlan)).toMatchObject([
      { body: { idPlan: 2, numberOfLicences: 150, price: 8000, idempotencyKey: expect.any(String) } },
    ]);
  });

  test('stops silently when the reply has another statusCode [B7.6-10]', async () => {
    api.reply(requestPlan, { statusCode: 500 });
    await show({ start: { name: 'detail', idPlan: 2, licences: 150 }, days: 8 });
    await press('Finalizar solicitação');
    await waitFor(() => expect(api.calls(requestPlan)).toHaveLength(1));
    expect(await button('Finalizar solicitação')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Contratação solicitada!' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
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
