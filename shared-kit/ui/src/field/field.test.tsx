import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { PasswordInput } from '../text-field/password-input.tsx';
import { TextInput } from '../text-field/text-input.tsx';
import { QueryStates } from '../states/query-states.tsx';
import { Field } from './field.tsx';

test('connects a control to the label, hint and error of its field', () => {
  render(
    <Field label="CPF" hint="Só números" error="CPF inválido" isRequired>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /CPF/ });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('CPF inválido Só números');
  expect(input).toBeRequired();
  expect(screen.getByRole('alert')).toHaveTextContent('CPF inválido');
});

test('does not mark a field without an error as invalid', () => {
  render(
    <Field label="Nome">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).not.toHaveAttribute('aria-invalid');
});

test('shows a password on request', async () => {
  render(
    <Field label="Senha">
      <PasswordInput />
    </Field>,
  );
  const input = screen.getByLabelText('Senha');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Mostrar senha' })).toHaveAttribute('aria-pressed', 'true');
});

test('keeps focus and name of a busy button and ignores clicks and submits', async () => {
  const clicks: string[] = [];
  render(
    <form onSubmit={() => clicks.push('submit')}>
      <Button type="submit" isBusy onClick={() => clicks.push('click')}>
        Entrar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.click(button);
  expect(clicks).toEqual([]);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

describe('the four states of loaded data', () => {
  const states = (query: Parameters<typeof QueryStates<string[]>>[0]['query']) =>
    render(
      <QueryStates
        query={query}
        skeleton={<p>esqueleto</p>}
        isEmpty={(list) => list.length === 0}
        empty={<p>Nenhum conteúdo disponível</p>}
      >
        {(list) => <p>{list.join()}</p>}
      </QueryStates>,
    );
  const refetch = () => undefined;

  test('shows loading, data and empty', () => {
    const { rerender: _, unmount } = states({ status: 'pending', data: undefined, error: null, refetch });
    expect(screen.getByRole('status', { name: 'Carregando' })).toHaveTextContent('esqueleto');
    unmount();
    states({ status: 'success', data: ['um'], error: null, refetch });
    expect(screen.getByText('um')).toBeVisible();
    states({ status: 'success', data: [], error: null, refetch });
    expect(screen.getByText('Nenhum conteúdo disponível')).toBeVisible();
  });

  test('shows a failure with a retry button [A8-14]', async () => {
    let tries = 0;
    states({ status: 'error', data: undefined, error: new Error('x'), refetch: () => (tries += 1) });
    expect(screen.getByText('Houve algum erro durante o carregamento das informações')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(tries).toBe(1);
  });

  test('keeps loaded data when a later refresh fails', () => {
    states({ status: 'error', data: ['um'], error: new Error('x'), refetch });
    expect(screen.getByText('um')).toBeVisible();
  });
});
