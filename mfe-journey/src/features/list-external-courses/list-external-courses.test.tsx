import { screen, waitFor, within } from '@testing-library/react';
import { cancelExternalCourse, findExternalCourse, listExternalCourses } from '@shared-kit/contracts/journey';
import { renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';
import {
  all,
  api,
  requestedQueries,
  dialog,
  open,
  openCourse,
  pending,
  setUpCourses,
  user,
} from './external-courses.fixtures.tsx';

setUpCourses();

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
    expect(requestedQueries()).toEqual([{ offset: '0', limit: '10', statuses: 'ALL' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Validado' }));
    await waitFor(() => expect(requestedQueries().at(-1)).toMatchObject({ statuses: 'PENDING,REJECTED,CANCELED' }));
    expect(screen.getByRole('checkbox', { name: 'Todos' })).not.toBeChecked();
  });

  test('list has five columns, and an answer date only for answered courses [B2.12-03] [B2.12-04] [B2.12-09] [B4.1-15]', async () => {
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
    await waitFor(() => expect(requestedQueries().at(-1)).toEqual({ offset: '10', limit: '10', statuses: 'ALL' }));
  });

  test('keeps the focus on the pagination when it is used with the keyboard', async () => {
    api.reply(listExternalCourses, { totalRecords: 25, result: all });
    open();
    await user.click(await screen.findByRole('button', { name: 'Próxima página' }));
    await waitFor(() => expect(requestedQueries()).toHaveLength(2));
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
    expect(requestedQueries().at(-1)).toMatchObject({ offset: '0' });
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

  test('list has no tab when the tenant does not have the feature [B2.2-05]', () => {
    renderPage(<Page />, { at: '/myJourney/externalCourse', route: '/myJourney/:tab?' });
    expect(screen.queryByRole('tab', { name: 'Cursos externos' })).toBeNull();
    expect(api.calls(listExternalCourses)).toEqual([]);
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
