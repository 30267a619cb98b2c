import type { IdentifyingField, ImportField, ImportRowState } from '@shared-kit/contracts/admin';
import { importFields, personFieldsSchema } from '@shared-kit/contracts/admin';
import { isCpf } from '@shared-kit/contracts/identity';
import type * as z from 'zod/mini';
import { issueSentence } from '../../../platform/http/issue-sentence.rules.ts';
import type { FileValues, PlannedChange, RowFault, RowPlan } from './row-plan.types.ts';

/** Person who exists, by the values that an import compares. */
export interface KnownPerson {
  readonly idUser: number;
  readonly version: string;
  readonly fields: Readonly<Record<ImportField, string>>;
  /** Values that the last import gave the person. */
  readonly memory: FileValues;
}

export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface PlannedRow {
  readonly line: number;
  readonly state: ImportRowState;
  readonly idUser: number | null;
  readonly plan: RowPlan;
}

/** Person as a row would leave them. `idUser` is null for somebody new. */
export interface PlannedPerson {
  readonly idUser: number | null;
  readonly department: string;
  /** Login of the leader in lower case; empty without one. */
  readonly leader: string;
}

export interface PlanContext {
  readonly columns: readonly string[];
  readonly mapping: readonly (ImportField | null)[];
  readonly identifyBy: IdentifyingField;
  readonly people: readonly KnownPerson[];
  /** Returns the department that a text means; undefined when the company has no such unit. */
  departmentOf(text: string): string | undefined;
  /** Creates units that the file names and the company lacks. */
  readonly createsUnits: boolean;
  /** Returns why the caller may not change a person; undefined when they may. */
  refusalOf(idUser: number): string | undefined;
  /** Returns whether the caller reaches a person as the row would leave them. */
  reaches(person: PlannedPerson): boolean;
}

type Values = Partial<Record<ImportField, string>>;

interface ReadRow extends FileRow {
  readonly values: Values;
  readonly person: KnownPerson | undefined;
  readonly faults: RowFault[];
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
const lower = (text: string) => text.trim().toLowerCase();

/** Writes an identifying value in the form in which two of them are compared. */
const comparable: Readonly<Record<IdentifyingField, (value: string) => string>> = {
  username: lower,
  cpf: digits,
  email: lower,
};

/**
 * Decides what each row of a file does: creates somebody, changes somebody, nothing, or is refused. An empty cell changes
 * nothing (decision 763).
 */
export function planRows(rows: readonly FileRow[], context: PlanContext): PlannedRow[] {
  const known = knownPeople(context.people);
  const lines = new Map<string, number>();
  const read = rows.map((row) => readRow(row, context, known, lines));
  const logins = new Set(context.people.map(({ fields }) => lower(fields.username)));
  const fileLogins = loginsOfFile(read, logins);
  const leaders = leadersOf(known, read);
  const newUnits = new Map<string, string>();
  return read.map((row) => planRow(row, { context, fileLogins, leaders, newUnits }));
}

interface KnownPeople {
  readonly by: Readonly<Record<IdentifyingField, ReadonlyMap<string, readonly KnownPerson[]>>>;
}

function knownPeople(people: readonly KnownPerson[]): KnownPeople {
  const by = (field: IdentifyingField) => {
    const groups = Map.groupBy(people, ({ fields }) => comparable[field](fields[field]));
    groups.delete('');
    return groups;
  };
  return { by: { username: by('username'), cpf: by('cpf'), email: by('email') } };
}

function readRow(row: FileRow, context: PlanContext, known: KnownPeople, lines: Map<string, number>): ReadRow {
  const { mapping, identifyBy } = context;
  const values: Values = {};
  mapping.forEach((field, index) => {
    const value = field === null ? '' : cleanCell(row.cells[index] ?? '', field);
    if (field !== null && value !== '') values[field] = value;
  });
  const faults: RowFault[] = [];
  const fault = (message: string) =>
    faults.push({ column: columnOf(context, identifyBy), value: values[identifyBy] ?? '', message });
  const key = comparable[identifyBy](values[identifyBy] ?? '');
  if (key === '') fault('Preencha esta célula: é ela que identifica a pessoa.');
  const earlier = lines.get(key);
  if (key !== '' && earlier !== undefined) fault(`Esta pessoa já está na linha ${earlier}.`);
  else if (key !== '') lines.set(key, row.line);
  const found = key === '' ? [] : (known.by[identifyBy].get(key) ?? []);
  if (found.length > 1) fault('Mais de uma pessoa no portal tem este valor. Identifique as pessoas pelo login.');
  return { ...row, values, person: found[0], faults };
}

/** Removes the mark that an export puts before a text that a spreadsheet would run, and restores the zeros of a CPF. */
function cleanCell(cell: string, field: ImportField): string {
  const value = cell.trim().replace(/^'(?=[=+\-@])/, '');
  if (field !== 'cpf') return value;
  const number = digits(value);
  const isBare = /^\d{9,11}$/.test(value);
  const padded = isBare ? number.padStart(11, '0') : number;
  return isCpf(padded) ? padded.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4') : value;
}

function columnOf({ columns, mapping }: PlanContext, field: ImportField): string {
  return columns[mapping.indexOf(field)] ?? '';
}

/** Returns the login that a row gives to somebody new: without the column it is the e-mail, else the CPF. */
function loginOf({ username, email, cpf }: Values): string {
  return username ?? email ?? digits(cpf ?? '');
}

/** Returns, by login, who has it: `portal`, or the line of the file that takes it. */
function loginsOfFile(rows: readonly ReadRow[], portal: ReadonlySet<string>): ReadonlyMap<string, number | 'portal'> {
  const taken = new Map<string, number | 'portal'>([...portal].map((login) => [login, 'portal']));
  for (const { line, values, person } of rows) {
    const login = lower(person ? (values.username ?? '') : loginOf(values));
    if (login !== '' && !taken.has(login)) taken.set(login, line);
  }
  return taken;
}

/** Returns the login of a leader by login, CPF or e-mail, among people of the portal and of the file. */
function leadersOf(known: KnownPeople, rows: readonly ReadRow[]): (text: string) => string | undefined {
  const added = new Map<string, string>();
  for (const { values, person } of rows) {
    if (person) continue;
    const login = loginOf(values);
    for (const field of ['username', 'cpf', 'email'] as const)
      if (values[field] !== undefined) added.set(comparable[field](values[field]), login);
    added.set(lower(login), login);
  }
  return (text) => {
    for (const field of ['username', 'email', 'cpf'] as const) {
      const found = known.by[field].get(comparable[field](text)) ?? [];
      if (found[0] && found.length === 1) return found[0].fields.username;
    }
    return added.get(lower(text)) ?? (digits(text) === '' ? undefined : added.get(digits(text)));
  };
}

interface Surroundings {
  readonly context: PlanContext;
  readonly fileLogins: ReadonlyMap<string, number | 'portal'>;
  readonly leaders: (text: string) => string | undefined;
  /** Units that earlier rows create, by name in lower case. */
  readonly newUnits: Map<string, string>;
}

function planRow(row: ReadRow, surroundings: Surroundings): PlannedRow {
  const { context, leaders } = surroundings;
  const { person, faults } = row;
  const given: Values = { ...row.values };
  const fault = (field: ImportField, message: string) =>
    faults.push({ column: columnOf(context, field), value: row.values[field] ?? '', message });
  if (given.leader !== undefined) {
    const login = leaders(given.leader);
    if (login === undefined) fault('leader', 'Não há ninguém com este login, CPF ou e-mail.');
    else given.leader = login;
  }
  given.department = departmentOf(row, surroundings, fault);
  if (given.department === undefined) delete given.department;
  if (!person) given.username = loginOf(given);
  if (given.leader !== undefined && lower(given.leader) === lower(person?.fields.username ?? given.username ?? ''))
    fault('leader', 'Ninguém lidera a si mesmo.');
  checkValues(row, given, surroundings, fault);
  const changes = person ? changesOf(person, given) : firstValues(given);
  const identifying = row.values[context.identifyBy] ?? '';
  const after = (field: ImportField) =>
    changes.find((change) => change.field === field)?.after ?? person?.fields[field] ?? '';
  const refusal = refusalOf(row, { context, department: after('department'), leader: lower(after('leader')) });
  if (refusal !== undefined)
    faults.push({ column: columnOf(context, context.identifyBy), value: identifying, message: refusal });
  return {
    line: row.line,
    state: stateOf(person, changes, faults),
    idUser: person?.idUser ?? null,
    plan: {
      name: given.name ?? person?.fields.name ?? '',
      identifier: identifying,
      version: person?.version ?? '',
      changes,
      faults,
      values: given,
    },
  };
}

/** Returns the department as the units write it. A text of an earlier import that changes nothing may be unknown by now. */
function departmentOf(
  { values, person }: ReadRow,
  { context: { departmentOf: known, createsUnits }, newUnits }: Surroundings,
  fault: (field: ImportField, message: string) => void,
): string | undefined {
  const text = values.department;
  if (text === undefined) return undefined;
  const name = known(text);
  if (name !== undefined) return name;
  if (createsUnits) {
    // Two spellings of one name in a file are one unit.
    const first = newUnits.get(lower(text)) ?? text;
    newUnits.set(lower(text), first);
    return first;
  }
  const changes = person ? changesOf(person, { department: text }) : [text];
  if (changes.length > 0) fault('department', 'Não há unidade com este nome ou código.');
  return text;
}

function refusalOf(
  { person, faults }: ReadRow,
  { context, department, leader }: { context: PlanContext; department: string; leader: string },
): string | undefined {
  if (person) {
    const refusal = context.refusalOf(person.idUser);
    if (refusal !== undefined) return refusal;
  }
  if (faults.length > 0 || context.reaches({ idUser: person?.idUser ?? null, department, leader })) return undefined;
  return 'Com estes dados a pessoa ficaria fora do seu alcance. Confira a unidade e a liderança.';
}

function checkValues(
  { person, line }: ReadRow,
  given: Values,
  { context, fileLogins }: Surroundings,
  fault: (field: ImportField, message: string) => void,
): void {
  for (const field of importFields) {
    const value = given[field];
    if (value === undefined || field === 'leader' || (person && isSame(field, person.fields[field], value))) continue;
    const message = faultOf(personFieldsSchema.shape[field], value);
    if (message !== undefined) fault(field, message);
    else if (field === 'cpf' && !isCpf(value)) fault(field, 'CPF inválido');
  }
  if (!person && given.name === undefined) fault('name', 'Preencha o nome de quem é novo.');
  // When logins identify people, an earlier check has refused repeated logins.
  if (context.identifyBy === 'username') return;
  const login = given.username;
  if (login === undefined || lower(login) === lower(person?.fields.username ?? '')) return;
  const holder = fileLogins.get(lower(login));
  if (holder === 'portal') fault('username', 'Outra pessoa já usa este login.');
  else if (holder !== undefined && holder !== line) fault('username', `Este login já está na linha ${holder}.`);
}

function faultOf(schema: z.ZodMiniType, value: string): string | undefined {
  const parsed = schema.safeParse(value, { error: issueSentence });
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'Valor inválido');
}

function firstValues(given: Values): PlannedChange[] {
  return importFields.flatMap((field) => {
    const after = given[field];
    return after === undefined ? [] : [{ field, before: '', after, isConflict: false }];
  });
}

function changesOf({ fields, memory }: KnownPerson, given: Values): PlannedChange[] {
  return importFields.flatMap((field) => {
    const [before, after] = [fields[field], given[field]];
    if (after === undefined || isSame(field, before, after)) return [];
    const last = memory[field];
    const isSettled = last !== undefined && isSame(field, last.file, after) && isSame(field, last.portal, before);
    if (isSettled) return [];
    const isFromFile = last !== undefined && isSame(field, last.file, before);
    return [{ field, before, after, isConflict: before !== '' && !isFromFile }];
  });
}

/** Returns whether two values of a field mean the same: punctuation of numbers and letter case of addresses don't count. */
function isSame(field: ImportField, one: string, other: string): boolean {
  if (field === 'cpf' || field === 'phone')
    return digits(one) === digits(other) && (digits(one) !== '' || one === other);
  if (field === 'username' || field === 'email' || field === 'leader') return lower(one) === lower(other);
  return one.trim() === other;
}

function stateOf(
  person: KnownPerson | undefined,
  changes: readonly PlannedChange[],
  faults: readonly RowFault[],
): ImportRowState {
  if (faults.length > 0) return 'refused';
  if (!person) return 'new';
  if (changes.some(({ isConflict }) => isConflict)) return 'conflict';
  return changes.length > 0 ? 'changed' : 'same';
}
