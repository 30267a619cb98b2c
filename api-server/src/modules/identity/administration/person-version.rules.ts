import { createHash } from 'node:crypto';

/** Columns that the administration edits. */
export interface EditedColumns {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly cpf: string;
  readonly phone: string;
  readonly department: string;
  readonly role: string;
  readonly id_manager: number | null;
}

/**
 * Returns the version of a person's edited values. It is their digest, so that it changes whoever changes them: another
 * administrator, the person or an import.
 */
export function versionOf(row: EditedColumns): string {
  const { name, username, email, cpf, phone, department, role, id_manager } = row;
  const values = JSON.stringify([name, username, email, cpf, phone, department, role, id_manager]);
  return createHash('sha256').update(values).digest('base64url').slice(0, 22);
}
