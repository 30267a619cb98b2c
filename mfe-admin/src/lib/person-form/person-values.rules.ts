import type { PersonFields } from '@shared-kit/contracts/admin';
import { fieldRules } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';

/** Values of the form: the fields of a person, with the leader's id as text. */
export type PersonValues = Omit<PersonFields, 'idLeader'> & { readonly idLeader: string };

export const emptyPerson: PersonValues = {
  name: '',
  username: '',
  email: '',
  cpf: '',
  phone: '',
  department: '',
  role: '',
  idLeader: '',
};

export const personRules = fieldRules<PersonValues>({
  name: (name) => (name.trim() === '' ? labels.required : undefined),
  username: (username) =>
    username.trim() === '' ? labels.required : /\s/.test(username.trim()) ? labels.spaces : undefined,
});

export function valuesOf({ idLeader, ...fields }: PersonFields): PersonValues {
  return { ...fields, idLeader: idLeader === null ? '' : String(idLeader) };
}

export function fieldsOf({ idLeader, ...values }: PersonValues): PersonFields {
  return { ...values, idLeader: idLeader === '' ? null : Number(idLeader) };
}

/** Returns the issues of a refusal under the names of the form: the contract has them below `fields`. */
export function formIssues(issues: readonly { path: string; message: string }[]) {
  return issues.map(({ path, message }) => ({ path: path.replace(/^body\.fields\./, 'body.'), message }));
}
