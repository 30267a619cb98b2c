import { useState } from 'react';
import { Badge, IconButton, Icon, Pagination, Table } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { Section, Specimen } from './section.tsx';

interface Certificate {
  id: number;
  title: string;
  grade: number | null;
  finishDate: string;
  isApproved: boolean;
}

const rows: Certificate[] = [
  { id: 1, title: 'NR-10 Básico', grade: 92, finishDate: '2026-10-02', isApproved: true },
  { id: 2, title: 'Ética e conduta', grade: null, finishDate: '2026-08-19', isApproved: true },
  { id: 3, title: 'LGPD no dia a dia', grade: 54, finishDate: '2026-11-05', isApproved: false },
];

const columns: TableColumn<Certificate>[] = [
  { key: 'title', header: 'Treinamento', cell: (row) => row.title, sortValue: (row) => row.title, isTitle: true },
  {
    key: 'finishDate',
    header: 'Conclusão',
    cell: (row) => row.finishDate.split('-').toReversed().join('/'),
    sortValue: (row) => row.finishDate,
  },
  { key: 'grade', header: 'Nota', cell: (row) => row.grade ?? '—', sortValue: (row) => row.grade, align: 'end' },
  {
    key: 'status',
    header: 'Situação',
    cell: (row) => (
      <Badge tone={row.isApproved ? 'success' : 'danger'}>{row.isApproved ? 'Aprovado' : 'Reprovado'}</Badge>
    ),
  },
  {
    key: 'actions',
    header: 'Ações',
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => (
      <IconButton size="small" label={`Baixar certificado de ${row.title}`} icon={<Icon name="download" />} />
    ),
  },
];

export function Data() {
  const [page, setPage] = useState(3);
  return (
    <Section title="Dados">
      <Specimen name="Tabela">
        <Table
          caption="Meus certificados"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          initialSort={{ key: 'finishDate', direction: 'descending' }}
        />
      </Specimen>
      <Specimen name="Paginação">
        <Pagination page={page} pageCount={12} onPageChange={setPage} />
      </Specimen>
    </Section>
  );
}
