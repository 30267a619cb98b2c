import type { RuleFields } from '@shared-kit/contracts/admin';
import type { ActChange } from '../../audit/index.ts';

/** Returns the fields that differ, in words, for the log of changes. */
export function changesOfFields(before: RuleFields | undefined, after: RuleFields): ActChange[] {
  const names = Object.keys(after) as (keyof RuleFields)[];
  return names
    .map((name) => ({
      field: `rule.${name}`,
      before: before ? inWords(before[name]) : '',
      after: inWords(after[name]),
    }))
    .filter((change) => change.before !== change.after);
}

function inWords(value: RuleFields[keyof RuleFields]): string {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
