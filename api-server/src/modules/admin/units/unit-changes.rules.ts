import type { ActChange } from '../../audit/index.ts';

/** Fields of a unit in words. */
interface NamedUnit {
  readonly name: string;
  readonly code: string;
  readonly parent: string;
  readonly leader: string;
}

/** Returns what differs, for the log of changes. The name comes first and always, because it says which unit it is. */
export function changesOfUnit(before: NamedUnit | undefined, after: NamedUnit): ActChange[] {
  const others = (['code', 'parent', 'leader'] as const).map((field) => ({
    field: `unit.${field}`,
    before: before?.[field] ?? '',
    after: after[field],
  }));
  return [
    { field: 'unit', before: before?.name ?? '', after: after.name },
    ...others.filter((change) => change.before !== change.after),
  ];
}
