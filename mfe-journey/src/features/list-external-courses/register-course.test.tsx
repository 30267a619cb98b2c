import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createExternalCourse, sendEvidence } from '@shared-kit/contracts/journey';
import { dayKey } from '@shared-kit/contracts/calendar';
import { api, requestedQueries, dialog, openCourse, setUpCourses, type, user } from './external-courses.fixtures.tsx';
import type { Dialog } from './external-courses.fixtures.tsx';

const fill = (form: Dialog) => {
  type(form, /^Título/, 'Primeiros socorros');
  type(form, /^Instituição/, 'Cruz Vermelha');
  type(form, /^Tipo/, 'ONLINE');
  type(form, /^Carga horária/, '16');
  type(form, /^Data de início/, '2026-01-05');
  type(form, /^Data de término/, '2026-01-06');
};
const pdf = (name = 'Certificado NR-10 (João).pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('Comprovante'), { target: { files: [file] } });
const sent = (index = 0) =>
  Object.fromEntries((api.calls(sendEvidence)[index]?.body as FormData | undefined)?.entries() ?? []);

setUpCourses();

describe('registration', () => {
  const register = () => openCourse('Cadastrar curso externo', 'Cadastrar curso externo');

  test('sends the file under its sanitised name and then the course, once however often the button is clicked [B2.12-07] [B7.4-11] [B7.4-15] [B5-40] [B4.8-01]', async () => {
    api
      .reply(sendEvidence, { success: true, externalCourse: 't1/x/a.pdf' })
      .reply(createExternalCourse, { success: true, idUserExternalCourse: 20 });
    const form = await register();
    fill(form);
    chooseFile(pdf());
    await user.dblClick(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject({
      fileName: 'CertificadoNR_10Joao.pdf',
      token: expect.any(String),
      fileData: expect.any(File),
    });
    expect(api.calls(createExternalCourse).map(({ body }) => body)).toEqual([
      {
        title: 'Primeiros socorros',
        type: 'ONLINE',
        workload: 16,
        startDate: '2026-01-05',
        finishDate: '2026-01-06',
        expirationDate: null,
        entityName: 'Cruz Vermelha',
        evidencePath: 't1/x/a.pdf',
        idSubmission: expect.any(String),
      },
    ]);
    expect(await screen.findByText('Curso externo cadastrado. Aguarde a análise.')).toBeInTheDocument();
    await waitFor(() => expect(requestedQueries()).toHaveLength(2));
  });

  test('an empty form shows what is missing and sends nothing [B5-32] [B5-33] [B5-34]', async () => {
    const form = await register();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findAllByText('*Preenchimento obrigatório')).toHaveLength(5);
    expect(form.getByText('O valor deve ser maior que 0')).toBeInTheDocument();
    expect(form.getByLabelText(/^Título/)).toHaveFocus();
    expect(form.getByLabelText(/^Data de validade/)).not.toBeInvalid();
    expect(api.calls(createExternalCourse)).toEqual([]);
  });

  test('date pickers end today, and the end date starts at the chosen start date [B5-36] [B5-37]', async () => {
    const form = await register();
    const today = dayKey(new Date());
    expect(form.getByLabelText(/^Data de início/)).toHaveAttribute('max', today);
    expect(form.getByLabelText(/^Data de término/)).toHaveAttribute('max', today);
    type(form, /^Data de início/, '2026-01-05');
    await waitFor(() => expect(form.getByLabelText(/^Data de término/)).toHaveAttribute('min', '2026-01-05'));
    expect(form.getByLabelText(/^Data de validade/)).not.toHaveAttribute('max');
  });

  test('does not send a period that ends before it starts [B5-35]', async () => {
    const form = await register();
    fill(form);
    type(form, /^Data de término/, '2026-01-04');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(
      await form.findByText(
        'Período de realização inválido. A data final deve ser maior ou igual à data de início e não pode ser superior à data atual. Por favor, verifique as datas e tente novamente.',
      ),
    ).toBeInTheDocument();
    expect(api.calls(createExternalCourse)).toEqual([]);
  });

  test('rejects a file of another type or above 5 MB and leaves the previous one [B5-38] [B5-39]', async () => {
    await register();
    chooseFile(pdf('certificado.pdf'));
    chooseFile(pdf('planilha.xlsx'));
    expect(await screen.findByText('Apenas arquivos PDF, JPG ou PNG são permitidos.')).toBeInTheDocument();
    chooseFile(pdf('grande.pdf', 5_242_881));
    expect(await screen.findByText('O arquivo deve ter no máximo 5MB.')).toBeInTheDocument();
    expect(screen.getByText('certificado.pdf')).toBeInTheDocument();
    chooseFile(pdf('bom.pdf', 5_242_880));
    expect(await screen.findByText('bom.pdf')).toBeInTheDocument();
    expect(screen.queryByText('O arquivo deve ter no máximo 5MB.')).toBeNull();
  });

  test('shows an error when the upload fails and preserves the typed values [B8-16]', async () => {
    api.refuse(sendEvidence, {
      status: 422,
      code: 'content.upload-unsafe',
      message: 'Este arquivo não pode ser enviado: ele contém scripts.',
    });
    const form = await register();
    fill(form);
    chooseFile(pdf());
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Erro ao salvar o arquivo.')).toBeInTheDocument();
    expect(form.getByText('Este arquivo não pode ser enviado: ele contém scripts.')).toBeInTheDocument();
    expect(api.calls(createExternalCourse)).toEqual([]);
    expect(form.getByLabelText(/^Título/)).toHaveValue('Primeiros socorros');
    expect(form.getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-busy');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('shows an error when the save fails and retries with the same submission id [B8-15]', async () => {
    api.reply(sendEvidence, { success: true, externalCourse: 't1/x/a.pdf' });
    api.refuse(createExternalCourse, {
      status: 500,
      code: 'server.unexpected',
      message: 'Ocorreu um erro inesperado.',
    });
    const form = await register();
    fill(form);
    chooseFile(pdf());
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Erro ao salvar curso externo.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Instituição/)).toHaveValue('Cruz Vermelha');
    expect(form.getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-busy');
    api.reply(createExternalCourse, { success: true, idUserExternalCourse: 20 });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const submissions = api.calls(createExternalCourse).map(({ body }) => body.idSubmission);
    expect(new Set(submissions).size).toBe(1);
    expect(sent(1)['token']).toBe(sent(0)['token']);
  });

  test('asks for confirmation before it discards typed values', async () => {
    const form = await register();
    type(form, /^Título/, 'Primeiros socorros');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    const question = await dialog('Descartar o que você preencheu?');
    await user.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
    expect(form.getByLabelText(/^Título/)).toHaveValue('Primeiros socorros');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    await user.click((await dialog('Descartar o que você preencheu?')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
