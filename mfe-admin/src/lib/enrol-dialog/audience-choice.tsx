import { listPeopleOptions } from '@shared-kit/contracts/admin';
import type { PeopleSelection } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Field, Select } from '@shared-kit/ui';
import { departmentChoices, wordsOf } from '../department-choices.rules.ts';
import { PeoplePicker } from '../people-picker/people-picker.tsx';
import type { PickedPerson } from '../people-picker/people-picker.tsx';
import { labels } from './labels.ts';

/** Audience as it is being chosen. */
export interface AudienceDraft {
  readonly kind: keyof typeof labels.audiences;
  readonly idGroup: string;
  readonly department: string;
  readonly people: readonly PickedPerson[];
}

export const emptyAudience: AudienceDraft = { kind: 'department', idGroup: '', department: '', people: [] };

/** Returns the people of an audience; undefined while nothing is chosen. */
export function selectionOf({ kind, idGroup, department, people }: AudienceDraft): PeopleSelection | undefined {
  if (kind === 'people')
    return people.length === 0 ? undefined : { kind: 'ids', ids: people.map(({ idPerson }) => idPerson) };
  if (kind === 'group') return idGroup === '' ? undefined : { kind: 'filter', filter: { idGroup: Number(idGroup) } };
  return department === '' ? undefined : { kind: 'filter', filter: { department } };
}

interface AudienceChoiceProps {
  audience: AudienceDraft;
  onChange: (audience: AudienceDraft) => void;
}

/** Choice of a group, a department or single people. */
export function AudienceChoice({ audience, onChange }: AudienceChoiceProps) {
  const options = useApiQuery(listPeopleOptions, {}, { staleTime: 30_000 }).data;
  const words = wordsOf(options?.departments ?? []);
  return (
    <>
      <Field label={labels.audience}>
        <Select
          options={Object.entries({ ...labels.audiences, department: words.audience }).map(([value, label]) => ({
            value,
            label,
          }))}
          value={audience.kind}
          onChange={(event) => onChange({ ...audience, kind: event.target.value as AudienceDraft['kind'] })}
        />
      </Field>
      {audience.kind === 'group' && (
        <Field label={labels.group}>
          <Select
            placeholder={labels.select}
            options={(options?.groups ?? []).map(({ idGroup, name }) => ({ value: String(idGroup), label: name }))}
            value={audience.idGroup}
            onChange={(event) => onChange({ ...audience, idGroup: event.target.value })}
          />
        </Field>
      )}
      {audience.kind === 'department' && (
        <Field label={words.one}>
          <Select
            placeholder={labels.select}
            options={departmentChoices(options?.departments ?? [])}
            value={audience.department}
            onChange={(event) => onChange({ ...audience, department: event.target.value })}
          />
        </Field>
      )}
      {audience.kind === 'people' && (
        <PeoplePicker chosen={audience.people} onChange={(people) => onChange({ ...audience, people })} />
      )}
    </>
  );
}
