/** Returns how many people entered or left a group, as the log of changes shows it. */
export function memberChange(kind: 'add' | 'remove', count: number) {
  return kind === 'add'
    ? { field: 'members', before: '', after: String(count) }
    : { field: 'members', before: String(count), after: '' };
}
