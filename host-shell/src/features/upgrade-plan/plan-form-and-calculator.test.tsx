import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contactTrial, findPlanContact, requestPlan, requestTrial } from '@shared-kit/contracts/plans';
import { person } from './test/plan-fixtures.ts';
import { user, api, show, button, press, mockPlanApi } from './plan-modal.fixtures.tsx';

mockPlanApi();

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
