/** Unit or department that people can be filtered by. */
interface DepartmentOption {
  readonly name: string;
  readonly people: number;
  /** Level of a unit in the tree, from 0; null for a department that is no unit. */
  readonly level: number | null;
}

/** Space of an indented choice: a select would remove an ordinary one. */
const INDENT = '\u2003';

/** Returns the name of a unit, indented by its level in the tree. */
export function indentedName({ name, level }: Pick<DepartmentOption, 'name' | 'level'>): string {
  return `${INDENT.repeat(level ?? 0)}${name}`;
}

/** Returns the choices of a select, with the people of each. */
export function departmentChoices(departments: readonly DepartmentOption[]) {
  return departments.map((option) => ({ value: option.name, label: `${indentedName(option)} (${option.people})` }));
}

/** Words for what people belong to: units where the company has some, else departments. */
const departmentWords = {
  departments: {
    one: 'Departamento',
    many: 'Departamentos',
    any: 'Todos os departamentos',
    audience: 'Um departamento',
  },
  units: { one: 'Unidade', many: 'Unidades', any: 'Todas as unidades', audience: 'Uma unidade' },
} as const;

/** Returns the words for what the people of the company belong to. */
export function wordsOf(departments: readonly DepartmentOption[]) {
  return hasUnits(departments) ? departmentWords.units : departmentWords.departments;
}

/** Returns whether the company has units, so that its people are in units instead of free departments. */
export function hasUnits(departments: readonly DepartmentOption[]): boolean {
  return departments.some(({ level }) => level !== null);
}
