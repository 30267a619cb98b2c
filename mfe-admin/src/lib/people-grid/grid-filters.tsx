import { Button, SearchInput, Select } from '@shared-kit/ui';
import { useDelayedText } from '../use-delayed-text.ts';
import type { GridAddress } from '../use-grid-address.ts';
import styles from './people-grid.module.css';

interface GridFilter<Filter extends string> {
  readonly name: Filter;
  readonly label: string;
  /** Choice that filters nothing. */
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface GridFiltersProps<Filter extends string> {
  readonly address: GridAddress<Filter | 'busca'>;
  readonly labels: { readonly search: string; readonly clear: string };
  /** Filters beside the search; one without options is left out. */
  readonly filters: readonly GridFilter<Filter>[];
  /** Called before a filter changes: a selection belongs to its filter. */
  readonly onChange: () => void;
}

/** Search box and filters above a list, kept in the address. */
export function GridFilters<Filter extends string>({ address, labels, filters, onChange }: GridFiltersProps<Filter>) {
  const set = (name: Filter | 'busca') => (value: string) => {
    onChange();
    address.setFilter(name, value);
  };
  const [text, setText] = useDelayedText(address.filter('busca'), set('busca'));
  return (
    <div className={styles.filters}>
      <SearchInput className={styles.search ?? ''} label={labels.search} value={text} onValueChange={setText} />
      {filters
        .filter(({ options }) => options.length > 0)
        .map(({ name, label, any, options }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={any}
            options={options}
            value={address.filter(name)}
            onChange={(event) => set(name)(event.target.value)}
          />
        ))}
      {address.isFiltered && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onChange();
            setText('');
            address.clear();
          }}
        >
          {labels.clear}
        </Button>
      )}
    </div>
  );
}
