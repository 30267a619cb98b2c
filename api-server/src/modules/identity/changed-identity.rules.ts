import type { AuditedChange } from '../audit/index.ts';

/** Fields that say who a person is, by the words of the audit log. */
const audited = { name: 'name', cpf: 'cpf', email: 'email', phone: 'phone', username: 'login' } as const;

type Field = keyof typeof audited;
type Identity = Readonly<Partial<Record<Field, unknown>>>;

/** Returns the changes of a save that belong into the audit log. Fields that the save leaves out do not change. */
export function changedIdentity(before: Readonly<Record<Field, string>>, saved: Identity): AuditedChange[] {
  return (Object.keys(audited) as Field[]).flatMap((field) => {
    const after = saved[field];
    return typeof after === 'string' && after !== before[field]
      ? [{ subject: audited[field], before: before[field], after }]
      : [];
  });
}
