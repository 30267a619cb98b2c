import { screen, waitFor } from '@testing-library/react';
import {
  cancelExternalCourse,
  createExternalCourse,
  findExternalCourse,
  listExternalCourses,
  sendEvidence,
  updateExternalCourse,
} from '@shared-kit/contracts/journey';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import {
  api,
  requestedQueries,
  dialog,
  open,
  openCourse,
  pending,
  setUpCourses,
  type,
  user,
} from './external-courses.fixtures.tsx';

setUpCourses();

describe('pending course', () => {
  test('pending course is edited in place and preserves its evidence [B4.8-02] [B7.4-12] [B7.4-13]', async () => {
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
    await waitFor(() => expect(requestedQueries()).toHaveLength(2));
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

  test('pending course is cancelled after confirmation [B2.12-08] [B4.8-03] [B7.4-14]', async () => {
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
    await waitFor(() => expect(requestedQueries()).toHaveLength(2));
  });
});

describe('rejected course', () => {
  test('rejected course is read-only until the person edits it, and is resubmitted as a new course [B4.8-04] [B4.8-05] [B4.8-08]', async () => {
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

  test('rejected course is read-only with a notice after it was resubmitted [B4.8-06] [B4.8-07]', async () => {
    const form = await openCourse('Visualizar: CIPA', 'Curso externo');
    expect(
      form.getByText('Esta solicitação foi rejeitada e você já a reenviou. Aguarde a análise do reenvio.'),
    ).toBeInTheDocument();
    expect(form.queryByRole('button', { name: 'Editar' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Ok entendi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
