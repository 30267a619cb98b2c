import { formatDateTime, toMoment } from '@shared-kit/contracts/calendar';
import type { Cell } from '../../../platform/spreadsheets/xlsx.adapter.ts';
import { accountStateOf } from '../../identity/index.ts';
import type { ExportedRow } from '../../identity/index.ts';
import { fieldTitles } from '../people-import/people-table.presenter.ts';

/** Columns of an exported file. An import knows the first eight again and leaves the others out. */
export const exportColumns = [
  { title: fieldTitles.name, width: 32 },
  { title: fieldTitles.username, width: 24 },
  { title: fieldTitles.email, width: 32 },
  { title: fieldTitles.cpf, width: 18 },
  { title: fieldTitles.phone, width: 18 },
  { title: fieldTitles.department, width: 24 },
  { title: fieldTitles.role, width: 24 },
  { title: fieldTitles.leader, width: 24 },
  { title: 'Acesso', width: 16 },
  { title: 'Último acesso', width: 20 },
  { title: 'Cadastro', width: 20 },
] as const;

const stateWords = { active: 'Com acesso', never: 'Nunca entrou', inactive: 'Sem acesso' } as const;

/** Returns a person as typed cells: moments are dates. */
export function exportCells(row: ExportedRow): Cell[] {
  const { name, username, email, cpf, phone, department, role, leader_username, last_access, created_at } = row;
  const texts = [name, username, email, cpf, phone, department, role, leader_username ?? ''];
  return [...texts, stateWords[accountStateOf(row)], last_access ?? '', created_at];
}

/** Returns a person as texts. */
export function exportTexts(row: ExportedRow): string[] {
  return exportCells(row).map((cell) => (cell instanceof Date ? formatDateTime(toMoment(cell)) : String(cell)));
}
