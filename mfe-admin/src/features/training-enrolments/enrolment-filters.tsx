import { enrolmentStates } from '@shared-kit/contracts/admin';
import { enrolmentWords } from '../../lib/enrolment-words.tsx';
import { indentedName, wordsOf } from '../../lib/department-choices.rules.ts';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { usePeopleOptions } from '../../lib/people-options.queries.ts';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import type { GridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';

export const filterNames = ['busca', 'situacao', 'departamento', 'grupo'] as const;

interface EnrolmentFiltersProps {
  readonly address: GridAddress<(typeof filterNames)[number]>;
  /** Called before a filter changes: a selection belongs to its filter. */
  readonly onChange: () => void;
}

/** Search box and filters of the enrolments of a training. */
export function EnrolmentFilters({ address, onChange }: EnrolmentFiltersProps) {
  const { departments = [], groups = [] } = usePeopleOptions().data ?? {};
  return (
    <>
      <GridFilters
        address={address}
        labels={labels}
        onChange={onChange}
        filters={[
          {
            name: 'situacao',
            label: labels.state,
            any: labels.anyState,
            options: enrolmentStates.map((value) => ({ value, label: enrolmentWords[value] })),
          },
          {
            name: 'departamento',
            label: wordsOf(departments).one,
            any: wordsOf(departments).any,
            options: departments.map((one) => ({ value: one.name, label: indentedName(one) })),
          },
          {
            name: 'grupo',
            label: labels.group,
            any: labels.anyGroup,
            options: groups.map(({ idGroup, name }) => ({ value: String(idGroup), label: name })),
          },
        ]}
      />
      <SavedViews list="enrolments" filters={filterNames} onChange={onChange} />
    </>
  );
}
