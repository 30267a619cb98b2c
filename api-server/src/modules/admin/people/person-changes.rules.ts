import type { PersonFields } from '@shared-kit/contracts/admin';
import { personFieldNames } from '@shared-kit/contracts/admin';
import type { ActChange } from '../../audit/index.ts';
import { maskedValue } from '../access/mask.rules.ts';

/** Fields of a person with the leader by name, as the log of changes shows them. */
export type NamedFields = Omit<PersonFields, 'idLeader'> & { readonly idLeader: string };

/** Returns the masked changes between two states of a person, by field. A new person has no state before. */
export function changesOfPerson(before: NamedFields | undefined, after: NamedFields): ActChange[] {
  return personFieldNames.flatMap((field) => {
    const [old, now] = [before?.[field] ?? '', after[field]];
    return old === now ? [] : [{ field, before: maskedValue(field, old), after: maskedValue(field, now) }];
  });
}
