import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelExternalCourse,
  createExternalCourse,
  findExternalCourse,
  listExternalCourses,
  sendEvidence,
  updateExternalCourse,
} from '@shared-kit/contracts/journey';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { menuFacts } from '@shared-kit/contracts/delivery';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { dayKey } from '@shared-kit/contracts/calendar';
import { Page } from '../../pages/my-journey.tsx';

const pending: ExternalCourse = {
  idUserExternalCourse: 5,
  title: 'NR-35',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2026-01-10',
  finishDate: '2026-01-11',
  expirationDate: null,
  entityName: 'SENAI',
  evidencePath: 't1/uploads/7/ab/certificado.pdf',
  status: 'PENDING',
  statusReason: '',
  hasResubmission: false,
  resubmissionStatus: null,
  creationDate: '2026-01-20 18:10:00',
  lastModifiedDate: '2026-01-20 18:10:00',
  idParentUserExternalCourse: null,
};
const approved: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 6,
  title: 'Excel',
  status: 'APPROVED',
  lastModifiedDate: '2026-02-03 12:00:00',
};
const rejected: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 7,
  title: 'NR-20',
  status: 'REJECTED',
  statusReason: 'Falta o verso.',
  lastModifiedDate: '2026-02-04 12:00:00',
};
const resubmitted: ExternalCourse = {
  ...rejected,
  idUserExternalCourse: 8,
  title: 'CIPA',
  hasResubmission: true,
  resubmissionStatus: 'PENDING',
};
const canceled: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 9,
  title: 'Inglês',
  status: 'CANCELED',
  lastModifiedDate: '2026-02-05 12:00:00',
};
const all = [pending, approved, rejected, resubmitted, canceled];

let api: MockApi;
beforeEach(() => {
  // jsdom has no layout. Returns a promise, as Chromium does.
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
  api = new MockApi();
  api.reply(listExternalCourses, { totalRecords: all.length, result: all });
  api.reply(findExternalCourse, ({ params }) => {
    const course = all.find(({ idUserExternalCourse }) => String(idUserExternalCourse) === params['id']) ?? pending;
    return { result: { ...course, evidence: { name: 'certificado.pdf', url: '/media/certificado.pdf?e=1&s=x' } } };
  });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/myJourney/externalCourse', route: '/myJourney/:tab?', session: { facts: [menuFacts.externalCourses] } },
  );
const asked = () => api.calls(listExternalCourses).map(({ query }) => query);
const user = userEvent.setup();
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const openCourse = async (action: string, name: string) => {
  open();
  await user.click(await screen.findByRole('button', { name: action }));
  const shown = await dialog(name);
  await shown.findByLabelText(/^Título/);
  return shown;
};
type Dialog = Awaited<ReturnType<typeof dialog>>;
const type = (form: Dialog, label: RegExp, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });
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

describe('list', () => {
  test('shows all statuses at first, ten per page [B2.12-01] [B2.12-02] [B2.12-06] [B7.4-10]', async () => {
    open();
    expect(await screen.findByRole('table', { name: 'Cursos externos' })).toBeInTheDocument();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'Todos',
      'Validado',
      'Em análise',
      'Rejeitado',
      'Cancelado',
    ]);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual(Array(5).fill(true));
    expect(asked()).toEqual([{ offset: '0', limit: '10', statuses: 'ALL' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Validado' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ statuses: 'PENDING,REJECTED,CANCELED' }));
    expect(screen.getByRole('checkbox', { name: 'Todos' })).not.toBeChecked();
  });

  test('has five columns, and an answer date only for answered courses [B2.12-03] [B2.12-04] [B2.12-09] [B4.1-15]', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Cursos externos' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Título', 'Data solicitação', 'Status da solicitação', 'Data validação / rejeição', 'Ações']);
    const cells = (title: string) =>
      within(within(table).getByText(title).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('NR-35').slice(1, 4)).toEqual(['20/01/2026', 'Em análise', '—']);
    expect(cells('Excel').slice(1, 4)).toEqual(['20/01/2026', 'Validado', '03/02/2026']);
    expect(cells('NR-20').slice(1, 4)).toEqual(['20/01/2026', 'Rejeitado', '04/02/2026']);
    expect(cells('Inglês').slice(1, 4)).toEqual(['20/01/2026', 'Cancelado', '—']);
    expect(screen.getByRole('button', { name: 'Cadastrar curso externo' })).toBeInTheDocument();
  });

  test('loads the next pages', async () => {
    api.reply(listExternalCourses, { totalRecords: 12, result: all });
    open();
    await user.click(await screen.findByRole('button', { name: /Próxima/ }));
    await waitFor(() => expect(asked().at(-1)).toEqual({ offset: '10', limit: '10', statuses: 'ALL' }));
  });

  test('keeps the focus on the pagination when it is used with the keyboard', async () => {
    api.reply(listExternalCourses, { totalRecords: 25, result: all });
    open();
    await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveFocus();
  });

  test('goes back one page when the last page has become empty', async () => {
    api.reply(listExternalCourses, ({ query }) =>
      query['offset'] === '10' ? { totalRecords: 11, result: [pending] } : { totalRecords: 11, result: all },
    );
    api.refuse(cancelExternalCourse, {
      status: 409,
      code: 'journey.external-course-answered',
      message: 'Já foi validado.',
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(screen.queryByText('Excel')).toBeNull());
    api.reply(listExternalCourses, ({ query }) => ({ totalRecords: 10, result: query['offset'] === '10' ? [] : all }));
    await user.click(screen.getByRole('button', { name: 'Cancelar solicitação: NR-35' }));
    await user.click(
      (await dialog('Cancelar solicitação de curso externo?')).getByRole('button', { name: 'Cancelar solicitação' }),
    );
    expect(await screen.findByText('Excel')).toBeInTheDocument();
    expect(asked().at(-1)).toMatchObject({ offset: '0' });
  });

  test("shows 'NÃO FORAM ENCONTRADOS RESULTADOS!' without results, with a way to all when a filter is set [B2.12-05]", async () => {
    api.reply(listExternalCourses, { totalRecords: 0, result: [] });
    open();
    expect(await screen.findByText('NÃO FORAM ENCONTRADOS RESULTADOS!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mostrar todos' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Todos' }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar todos' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Todos' })).toBeChecked());
  });

  test('has no tab when the tenant does not have the feature [B2.2-05]', () => {
    renderPage(<Page />, { at: '/myJourney/externalCourse', route: '/myJourney/:tab?' });
    expect(screen.queryByRole('tab', { name: 'Cursos externos' })).toBeNull();
    expect(api.calls(listExternalCourses)).toEqual([]);
  });
});

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
    await waitFor(() => expect(asked()).toHaveLength(2));
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

describe('pending course', () => {
  test('is edited in place and preserves its evidence [B4.8-02] [B7.4-12] [B7.4-13]', async () => {
    api.reply(updateExternalCourse, { success: true });
    const form = await openCourse('Editar: NR-35', 'Editar curso externo');
    expect(form.getByLabelText(/^Carga horária/)).toHaveValue('8');
    expect(form.getByRole('link', { name: 'Baixar certificado.pdf' })).toHaveAttribute(
      'href',
      '/media/certificado.pdf?e=1&s=x',
    );
    type(form, /^Título/, 'NR-35 (reciclagem)');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(updateExternalCourse)).toMatchObject([
      {
        params: { id: '5' },
        body: {
          idUserExternalCourse: 5,
          title: 'NR-35 (reciclagem)',
          evidencePath: 't1/uploads/7/ab/certificado.pdf',
          workload: 8,
        },
      },
    ]);
    expect(api.calls(sendEvidence)).toEqual([]);
  });

  test('lets the person remove its evidence', async () => {
    api.reply(updateExternalCourse, { success: true });
    const form = await openCourse('Editar: NR-35', 'Editar curso externo');
    await user.click(form.getByRole('button', { name: 'Remover' }));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(api.calls(updateExternalCourse)).toMatchObject([{ body: { evidencePath: null } }]));
  });

  test('shows an error when it was answered meanwhile, preserves the typed values and refetches the list [B8-15]', async () => {
    api.refuse(updateExternalCourse, {
      status: 409,
      code: 'journey.external-course-answered',
      message: 'Esta solicitação já foi respondida ou cancelada.',
    });
    const form = await openCourse('Editar: NR-35', 'Editar curso externo');
    type(form, /^Título/, 'Tarde demais');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Esta solicitação já foi respondida ou cancelada.')).toBeInTheDocument();
    expect(form.getByText('Erro ao salvar curso externo.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Título/)).toHaveValue('Tarde demais');
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  test('shows a conflict after a change in another window, preserves the typed values and overwrites on the next save', async () => {
    let elsewhere: Partial<ExternalCourse> = {};
    api.reply(findExternalCourse, () => ({ result: { ...pending, ...elsewhere, evidence: null } }));
    api.refuse(updateExternalCourse, {
      status: 409,
      code: 'journey.external-course-changed',
      message: 'Este curso foi alterado depois que você o abriu.',
    });
    const form = await openCourse('Editar: NR-35', 'Editar curso externo');
    type(form, /^Título/, 'Meu título');
    elsewhere = {
      title: 'Título da outra',
      entityName: 'Instituição da outra',
      lastModifiedDate: '2026-01-21 09:00:00',
    };
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Este curso foi alterado depois que você o abriu.')).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText(/^Instituição/)).toHaveValue('Instituição da outra'));
    expect(form.getByLabelText(/^Título/)).toHaveValue('Meu título');
    api.reply(updateExternalCourse, { success: true });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(updateExternalCourse).map(({ body }) => body)).toMatchObject([
      { title: 'Meu título', lastModifiedDate: '2026-01-20 18:10:00' },
      { title: 'Meu título', entityName: 'Instituição da outra', lastModifiedDate: '2026-01-21 09:00:00' },
    ]);
  });

  test('does not count a background refetch during typing as seen', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    api.reply(findExternalCourse, async () => {
      await arrived;
      return {
        result: {
          ...pending,
          title: 'Título da outra',
          lastModifiedDate: '2026-01-21 09:00:00',
          evidence: { name: 'depois.pdf', url: '/media/depois.pdf' },
        },
      };
    });
    api.reply(updateExternalCourse, { success: true });
    const form = await openCourse('Editar: NR-35', 'Editar curso externo');
    type(form, /^Título/, 'Meu título');
    arrive();
    expect(await form.findByRole('link', { name: 'Baixar depois.pdf' })).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    await user.click(
      (await dialog('Descartar o que você preencheu?')).getByRole('button', { name: 'Continuar preenchendo' }),
    );
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(api.calls(updateExternalCourse)).toMatchObject([
        { body: { title: 'Meu título', lastModifiedDate: '2026-01-20 18:10:00' } },
      ]),
    );
  });

  test('is cancelled after confirmation [B2.12-08] [B4.8-03] [B7.4-14]', async () => {
    api.reply(cancelExternalCourse, { success: true });
    open();
    await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação: NR-35' }));
    let question = await dialog('Cancelar solicitação de curso externo?');
    await user.click(question.getByRole('button', { name: 'Manter solicitação' }));
    expect(api.calls(cancelExternalCourse)).toEqual([]);
    api.reply(listExternalCourses, { totalRecords: 1, result: [{ ...pending, status: 'CANCELED' }] });
    await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação: NR-35' }));
    question = await dialog('Cancelar solicitação de curso externo?');
    await user.click(question.getByRole('button', { name: 'Cancelar solicitação' }));
    expect(await screen.findByText('Solicitação cancelada.')).toBeInTheDocument();
    expect(api.calls(cancelExternalCourse)).toMatchObject([{ params: { id: '5' } }]);
    // The pressed button disappears, so focus moves within the row.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Visualizar: NR-35' })).toHaveFocus());
  });

  test('shows an error when the cancellation comes too late and refetches the list [B8-15]', async () => {
    api.refuse(cancelExternalCourse, {
      status: 409,
      code: 'journey.external-course-answered',
      message: 'Esta solicitação já foi respondida ou cancelada.',
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Cancelar solicitação: NR-35' }));
    await user.click(
      (await dialog('Cancelar solicitação de curso externo?')).getByRole('button', { name: 'Cancelar solicitação' }),
    );
    expect(
      await screen.findByText('Erro ao salvar curso externo. Esta solicitação já foi respondida ou cancelada.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });
});

describe('rejected course', () => {
  test('is read-only until the person edits it, and is resubmitted as a new course [B4.8-04] [B4.8-05] [B4.8-08]', async () => {
    api.reply(createExternalCourse, { success: true, idUserExternalCourse: 21 });
    const form = await openCourse('Visualizar: NR-20', 'Curso externo');
    expect(
      form.getByText('Esta solicitação foi rejeitada. Edite os dados e reenvie para uma nova análise.'),
    ).toBeInTheDocument();
    expect(form.getByText('Falta o verso.')).toBeInTheDocument();
    expect(form.getByLabelText('Título')).toHaveAttribute('readonly');
    expect(form.queryByRole('button', { name: 'Salvar e reenviar' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Editar' }));
    const editing = await dialog('Editar e reenviar curso externo');
    expect(editing.getByLabelText(/^Título/)).not.toHaveAttribute('readonly');
    expect(editing.getByLabelText(/^Título/)).toHaveFocus();
    expect(api.calls(createExternalCourse)).toEqual([]);
    await user.click(editing.getByRole('button', { name: 'Salvar e reenviar' }));
    await waitFor(() =>
      expect(api.calls(createExternalCourse)).toMatchObject([
        { body: { title: 'NR-20', idParentUserExternalCourse: 7, evidencePath: 't1/uploads/7/ab/certificado.pdf' } },
      ]),
    );
    expect(await screen.findByText('Curso externo reenviado. Aguarde a análise.')).toBeInTheDocument();
  });

  test('is read-only with a notice after it was resubmitted [B4.8-06] [B4.8-07]', async () => {
    const form = await openCourse('Visualizar: CIPA', 'Curso externo');
    expect(
      form.getByText('Esta solicitação foi rejeitada e você já a reenviou. Aguarde a análise do reenvio.'),
    ).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Editar' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Ok entendi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test.each(['Excel', 'Inglês'])('%s is closed and read-only [B4.8-06]', async (title) => {
  const form = await openCourse(`Visualizar: ${title}`, 'Curso externo');
  expect(form.getByLabelText('Título')).toHaveAttribute('readonly');
  expect(form.getByLabelText('Tipo')).toBeDisabled();
  expect(form.queryByLabelText('Comprovante')).toBeNull();
  expect(form.queryByRole('button', { name: /^(Salvar|Editar)/ })).toBeNull();
  expect(form.getByRole('button', { name: 'Ok entendi' })).toBeInTheDocument();
});

test('shows a course from the list data when its details fail to load, and only logs the error [B8-17]', async () => {
  const logged: unknown[][] = [];
  const { info } = console;
  console.info = (...words: unknown[]) => void logged.push(words);
  api.refuse(findExternalCourse, { status: 404, code: 'not-found', message: 'Registro não encontrado.' });
  const form = await openCourse('Editar: NR-35', 'Editar curso externo');
  expect(form.getByLabelText(/^Título/)).toHaveValue('NR-35');
  expect(form.getByText('certificado.pdf')).toBeInTheDocument();
  expect(form.queryByRole('alert', { name: /Erro/ })).toBeNull();
  expect(screen.queryByText('Erro ao chamar item')).toBeNull();
  expect(logged).toEqual([['Erro ao chamar item', 5, 'not-found']]);
  console.info = info;
});
