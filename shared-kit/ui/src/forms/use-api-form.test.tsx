import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@shared-kit/runtime/api';
import { notNowReasons } from '@shared-kit/runtime/federation';
import {
  CheckboxField,
  FileField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
  fieldRules,
  useApiForm,
} from '@shared-kit/ui/forms';
import type { ApiFormOptions } from '@shared-kit/ui/forms';
import * as z from 'zod/mini';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Informe o nome.'), z.minLength(2, 'Nome curto.')),
  email: z.string().check(z.minLength(1, 'Informe o e-mail.')),
});
type Fields = z.infer<typeof schema>;

const refusal = (issues: { path: string; message: string }[]) =>
  new ApiError({ status: 422, code: 'test.refused', message: 'Não deu.', issues });

function Form(options: Partial<ApiFormOptions<Fields>>) {
  const { form, failure, isBusy, onSubmit } = useApiForm<Fields>({
    schema,
    defaultValues: { name: '', email: '' },
    submit: () => Promise.resolve(),
    ...options,
  });
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={isBusy}>
      {failure && <p>{failure.message}</p>}
      <TextField form={form} name="name" label="Nome" mask={(text) => text.toUpperCase()} />
      <TextField form={form} name="email" label="E-mail" />
      <button type="submit">Enviar</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));

test('shows the first message of each faulty field, focuses the first field and sends nothing', async () => {
  const submit = jest.fn<(values: Fields) => Promise<void>>();
  render(<Form submit={submit} />);
  await send();
  expect(await screen.findByText('Informe o nome.')).toBeInTheDocument();
  expect(screen.queryByText('Nome curto.')).not.toBeInTheDocument();
  expect(screen.getByText('Informe o e-mail.')).toBeInTheDocument();
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('masks the typed text and submits the values that the schema returns', async () => {
  const submit = jest.fn<(values: Fields) => Promise<void>>().mockResolvedValue();
  render(<Form submit={submit} />);
  await userEvent.type(screen.getByLabelText('Nome'), ' ana ');
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.c');
  expect(screen.getByLabelText('Nome')).toHaveValue(' ANA ');
  await send();
  expect(submit.mock.calls).toEqual([[{ name: 'ANA', email: 'a@b.c' }]]);
});

test('shows issues of the server at their fields and focuses the first field', async () => {
  const issues = [
    { path: 'body.other', message: 'Sem campo.' },
    { path: 'body.email', message: 'E-mail em uso.' },
    { path: 'body.email', message: 'Segunda mensagem.' },
  ];
  render(<Form defaultValues={{ name: 'Ana', email: 'a@b.c' }} submit={() => Promise.reject(refusal(issues))} />);
  await send();
  expect(await screen.findByText('E-mail em uso.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.queryByText('Segunda mensagem.')).not.toBeInTheDocument();
  expect(screen.queryByText('Não deu.')).not.toBeInTheDocument();
});

test('shows a refusal that names no field as the failure of the form, and clears it at the next submit', async () => {
  const submit = jest.fn<() => Promise<void>>().mockRejectedValueOnce(refusal([])).mockResolvedValue();
  render(<Form defaultValues={{ name: 'Ana', email: 'a@b.c' }} submit={submit} focusOnFailure="name" />);
  await send();
  expect(await screen.findByText('Não deu.')).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
  await send();
  expect(screen.queryByText('Não deu.')).not.toBeInTheDocument();
});

test('sends once when the form is submitted again before the reply', async () => {
  const replies: (() => void)[] = [];
  const submit = jest.fn(() => new Promise<void>((resolve) => replies.push(resolve)));
  render(<Form defaultValues={{ name: 'Ana', email: 'a@b.c' }} submit={submit} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
  expect(submit).toHaveBeenCalledTimes(1);
  await act(async () => replies.forEach((reply) => reply()));
  await send();
  expect(submit).toHaveBeenCalledTimes(2);
  await act(async () => replies.forEach((reply) => reply()));
});

test('blocks a newer version while there is typed text', async () => {
  const { unmount } = render(<Form notNow="typed text" />);
  expect(notNowReasons()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Nome'), 'a');
  expect(notNowReasons()).toEqual(['typed text']);
  unmount();
  expect(notNowReasons()).toEqual([]);
});

interface Choice {
  readonly kind: string;
  readonly why: string;
  readonly secret: string;
}
const choice = fieldRules<Choice>({
  kind: (kind) => (kind === '' ? 'Escolha.' : undefined),
  why: (why, { kind }) => (kind === 'B' && why === '' ? 'Diga por quê.' : undefined),
});

function ChoiceForm({ submit }: { readonly submit: (values: Choice) => Promise<void> }) {
  const { form, onSubmit } = useApiForm<Choice>({
    schema: choice,
    defaultValues: { kind: '', why: '', secret: '' },
    submit,
  });
  const options = ['A', 'B'].map((value) => ({ value, label: value }));
  return (
    <form noValidate onSubmit={onSubmit}>
      <SelectField form={form} name="kind" label="Tipo" placeholder="Selecione" options={options} />
      <TextAreaField form={form} name="why" label="Motivo" />
      <PasswordField form={form} name="secret" label="Senha" />
      <button type="submit">Enviar</button>
    </form>
  );
}

test('validates each field with its own rule, given all values', async () => {
  const submit = jest.fn<(values: Choice) => Promise<void>>().mockResolvedValue();
  render(<ChoiceForm submit={submit} />);
  await send();
  expect(await screen.findByText('Escolha.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'B');
  await send();
  expect(await screen.findByText('Diga por quê.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Motivo'), 'x');
  await userEvent.type(screen.getByLabelText('Senha'), 's');
  await send();
  expect(submit.mock.calls).toEqual([[{ kind: 'B', why: 'x', secret: 's' }]]);
});

interface Proof {
  readonly isTrue: boolean;
  readonly file: File | null;
}
const proof = fieldRules<Proof>({
  isTrue: (isTrue) => (isTrue ? undefined : 'Confirme.'),
  file: (file) => (file ? undefined : 'Escolha um arquivo.'),
});

function ProofForm({ submit }: { readonly submit: (values: Proof) => Promise<void> }) {
  const { form, onSubmit } = useApiForm<Proof>({ schema: proof, defaultValues: { isTrue: false, file: null }, submit });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FileField
        form={form}
        name="file"
        label="Comprovante"
        extensions={['pdf', 'png']}
        texts={{ choose: 'Escolher arquivo', chooseOther: 'Escolher outro', remove: 'Remover' }}
        fault={({ size }) => (size === 0 ? 'O arquivo está vazio.' : undefined)}
      >
        {(file) => file instanceof File && file.name}
      </FileField>
      <CheckboxField form={form} name="isTrue" label="É verdade" />
      <button type="submit">Enviar</button>
    </form>
  );
}

test('shows the messages of a file field and a checkbox, and focuses the file button first', async () => {
  const submit = jest.fn<(values: Proof) => Promise<void>>().mockResolvedValue();
  render(<ProofForm submit={submit} />);
  await send();
  expect(await screen.findByText('Escolha um arquivo.')).toBeInTheDocument();
  expect(screen.getByText('Confirme.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'É verdade' })).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('stores a chosen or a dropped file, refuses a faulty one without losing the earlier, and removes it', async () => {
  const submit = jest.fn<(values: Proof) => Promise<void>>().mockResolvedValue();
  render(<ProofForm submit={submit} />);
  const input = screen.getByLabelText('Comprovante');
  expect(input).toHaveAttribute('accept', '.pdf,.png');
  const [first, second] = [new File(['a'], 'um.pdf'), new File(['b'], 'dois.png')];
  await userEvent.upload(input, first);
  expect(screen.getByText('um.pdf')).toBeInTheDocument();
  await userEvent.upload(input, new File([], 'vazio.pdf'));
  expect(screen.getByText('O arquivo está vazio.')).toBeInTheDocument();
  expect(screen.getByText('um.pdf')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
  expect(screen.queryByText('O arquivo está vazio.')).toBeNull();
  expect(screen.queryByText('um.pdf')).toBeNull();
  fireEvent.drop(input, { dataTransfer: { files: [second] } });
  expect(screen.getByText('dois.png')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'É verdade' }));
  await send();
  expect(submit.mock.calls).toEqual([[{ isTrue: true, file: second }]]);
});

function aDraft() {
  let stored: Readonly<Record<string, unknown>> | undefined;
  return {
    write: (values: Readonly<Record<string, unknown>>) => void (stored = values),
    consume() {
      const values = stored;
      stored = undefined;
      return values;
    },
  };
}

test('keeps the values when the session has ended, and restores them once as typed values', async () => {
  const draft = aDraft();
  const ended = new ApiError({ status: 401, code: 'session.ended', message: 'Sua sessão terminou.' });
  const { unmount } = render(<Form draft={draft} notNow="test" submit={() => Promise.reject(ended)} />);
  await userEvent.type(screen.getByLabelText('Nome'), 'ana');
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.c');
  await send();
  expect(await screen.findByText('Sua sessão terminou.')).toBeInTheDocument();
  unmount();
  const again = render(<Form draft={draft} notNow="test" />);
  expect(await screen.findByDisplayValue('ANA')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('a@b.c');
  expect(notNowReasons()).toContain('test');
  again.unmount();
  render(<Form draft={draft} />);
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

test('keeps nothing of a save that was refused for another reason', async () => {
  const draft = aDraft();
  const { unmount } = render(<Form draft={draft} submit={() => Promise.reject(refusal([]))} />);
  await userEvent.type(screen.getByLabelText('Nome'), 'ana');
  await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.c');
  await send();
  await screen.findByText('Não deu.');
  unmount();
  render(<Form draft={draft} />);
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});
