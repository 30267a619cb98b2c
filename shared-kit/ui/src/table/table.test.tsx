import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table.tsx';
import type { TableColumn } from './table.tsx';
import { sortRows } from './table-sort.rules.ts';

interface Training {
  id: number;
  title: string;
  grade: number | null;
}

const trainings: Training[] = [
  { id: 1, title: 'Ética', grade: 80 },
  { id: 2, title: 'Zeladoria', grade: null },
  { id: 3, title: 'economia', grade: 100 },
];

const columns: TableColumn<Training>[] = [
  { key: 'title', header: 'Treinamento', cell: (row) => row.title, sortValue: (row) => row.title },
  { key: 'grade', header: 'Nota', cell: (row) => row.grade ?? '—', sortValue: (row) => row.grade },
  { key: 'id', header: 'Código', cell: (row) => row.id },
];

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('sorts by a chosen column and reverses when it is chosen again', async () => {
  render(<Table caption="Treinamentos" columns={columns} rows={trainings} rowKey={(row) => row.id} />);
  expect(titles()).toEqual(['Ética', 'Zeladoria', 'economia']);
  await userEvent.click(screen.getByRole('button', { name: 'Treinamento' }));
  expect(titles()).toEqual(['economia', 'Ética', 'Zeladoria']);
  expect(screen.getByRole('columnheader', { name: 'Treinamento' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Treinamento' }));
  expect(titles()).toEqual(['Zeladoria', 'Ética', 'economia']);
});

test('places rows without a value last in both directions', async () => {
  render(<Table caption="Treinamentos" columns={columns} rows={trainings} rowKey={(row) => row.id} />);
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  expect(titles()).toEqual(['Ética', 'economia', 'Zeladoria']);
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  expect(titles()).toEqual(['economia', 'Ética', 'Zeladoria']);
});

test('renders no button for a column without a sort value', () => {
  render(<Table caption="Treinamentos" columns={columns} rows={trainings} rowKey={(row) => row.id} />);
  expect(screen.queryByRole('button', { name: 'Código' })).not.toBeInTheDocument();
});

test('keeps the row order when the caller sorts', async () => {
  const onSortChange = jest.fn();
  render(
    <Table
      caption="Treinamentos"
      columns={columns}
      rows={trainings}
      rowKey={(row) => row.id}
      sort={{ key: 'grade', direction: 'ascending' }}
      onSortChange={onSortChange}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Nota' }));
  expect(onSortChange).toHaveBeenCalledWith({ key: 'grade', direction: 'descending' });
  expect(titles()).toEqual(['Ética', 'Zeladoria', 'economia']);
});

test('sorts numbers within texts as numbers', () => {
  const sorted = sortRows(['Módulo 10', 'Módulo 2', 'módulo 1'], (title) => title, 'ascending');
  expect(sorted).toEqual(['módulo 1', 'Módulo 2', 'Módulo 10']);
});
