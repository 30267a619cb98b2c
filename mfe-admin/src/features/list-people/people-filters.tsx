import { accountStates } from '@shared-kit/contracts/admin';
import { departmentChoices, hasUnits } from '../../lib/department-choices.rules.ts';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { usePeopleOptions } from '../../lib/people-options.queries.ts';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { stateWords } from '../../lib/state-words.tsx';
import type { GridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';

interface PeopleFiltersProps {
  readonly address: GridAddress<'busca' | 'acesso' | 'departamento' | 'grupo'>;
  /** Called before a filter changes: a selection belongs to its filter. */
  readonly onChange: () => void;
}

/** Search box and filters of the list of people. */
export function PeopleFilters({ address, onChange }: PeopleFiltersProps) {
  const { departments = [], groups = [] } = usePeopleOptions().data ?? {};
  return (
    <>
      <GridFilters
        address={address}
        labels={labels}
        onChange={onChange}
        filters={[
          {
            name: 'acesso',
            label: labels.state,
            any: labels.anyState,
            options: accountStates.map((value) => ({ value, label: stateWords[value] })),
          },
          {
            name: 'departamento',
            label: hasUnits(departments) ? labels.unit : labels.department,
            any: hasUnits(departments) ? labels.anyUnit : labels.anyDepartment,
            options: departmentChoices(departments),
          },
          {
            name: 'grupo',
            label: labels.group,
            any: labels.anyGroup,
            options: groups.map(({ idGroup, name }) => ({ value: String(idGroup), label: name })),
          },
        ]}
      />
      <SavedViews list="people" filters={['busca', 'acesso', 'departamento', 'grupo']} onChange={onChange} />
    </>
  );
}
