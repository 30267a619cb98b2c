import type { IdentifyingField, ImportField } from '@shared-kit/contracts/admin';

/** Titles of columns that name each field, folded. */
const titles: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['nome', 'nome completo', 'nome do colaborador', 'nome do funcionario', 'colaborador', 'funcionario', 'name'],
  username: ['login', 'usuario', 'nome de usuario', 'matricula', 'username', 'user'],
  email: ['e-mail', 'email', 'e-mail corporativo', 'email corporativo', 'correio eletronico'],
  cpf: ['cpf', 'cpf do colaborador', 'numero do cpf'],
  phone: ['telefone', 'celular', 'fone', 'telefone celular', 'phone', 'whatsapp'],
  department: ['unidade', 'departamento', 'setor', 'area', 'department', 'centro de custo'],
  role: ['papel ou cargo', 'cargo', 'funcao', 'papel', 'role'],
  leader: ['lideranca', 'lider', 'gestor', 'gerente', 'supervisor', 'chefe', 'login do gestor', 'login da lideranca'],
};

/** Returns a title without accents, letter case and doubled spaces. */
export function foldedTitle(title: string): string {
  return title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Column of an earlier import and the field that it filled; null when it was left out. */
export interface RememberedColumn {
  readonly name: string;
  readonly field: ImportField | null;
}

/** Returns the field of each column: as in the company's last import, else by its title. Each field is given once. */
export function guessMapping(
  columns: readonly string[],
  remembered: readonly RememberedColumn[],
): (ImportField | null)[] {
  const memory = new Map(remembered.map(({ name, field }) => [foldedTitle(name), field]));
  const used = new Set<ImportField>();
  return columns.map((column) => {
    const title = foldedTitle(column);
    const field = memory.has(title) ? (memory.get(title) ?? null) : fieldOfTitle(title);
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

function fieldOfTitle(title: string): ImportField | null {
  const fields = Object.keys(titles) as ImportField[];
  return fields.find((field) => titles[field].includes(title)) ?? null;
}

/** Returns the field that identifies people: the login where the file has it, because it is unique. */
export function guessIdentifying(mapping: readonly (ImportField | null)[]): IdentifyingField {
  if (mapping.includes('username')) return 'username';
  return mapping.includes('cpf') ? 'cpf' : 'email';
}

/** Returns what is wrong with a mapping; undefined when nothing is. */
export function mappingFault(
  mapping: readonly (ImportField | null)[],
  { columns, identifyBy }: { columns: number; identifyBy: IdentifyingField },
): string | undefined {
  const fields = mapping.filter((field) => field !== null);
  if (mapping.length !== columns) return 'Diga o que é cada coluna do arquivo.';
  if (new Set(fields).size < fields.length) return 'Cada informação pode vir de uma coluna só.';
  if (!fields.includes(identifyBy)) return 'Escolha a coluna que identifica as pessoas.';
  return undefined;
}
