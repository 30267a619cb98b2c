import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { MAX_LICENCES, monthlyPriceCents, priceBands } from '@shared-kit/contracts/plans';
import type { Plan, PriceBand, PriceTier } from '@shared-kit/contracts/plans';
import { Button, Cluster, Field, Stack, Table, TextInput } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { formatMoney, formatNumber } from '@shared-kit/ui/format';
import { labels } from './labels.ts';
import type { PlanView } from './plan-flow.rules.ts';
import styles from './upgrade-plan.module.css';

interface CalculatorProps {
  readonly plan: Plan;
  /** Count of an earlier visit. */
  readonly licences: number | undefined;
  readonly priceTiers: readonly PriceTier[];
  onView(view: PlanView): void;
}

const { calculator: words } = labels;

/** Writes cents as an amount of BRL. */
export const moneyOf = (cents: number): string => formatMoney(cents / 100);

const columns: readonly TableColumn<PriceBand>[] = [
  {
    key: 'band',
    header: words.band,
    isTitle: true,
    cell: ({ from, upTo }) => (upTo === null ? words.above(from) : words.upTo(from, upTo)),
  },
  { key: 'price', header: words.price, align: 'end', cell: ({ priceCents }) => moneyOf(priceCents) },
  { key: 'people', header: words.people, align: 'end', cell: ({ users }) => formatNumber(users) },
  { key: 'subtotal', header: words.subtotal, align: 'end', cell: ({ totalCents }) => moneyOf(totalCents) },
];

/** Price calculator (B2.14-11 to B2.14-16). */
export function PriceCalculator({ plan, licences, priceTiers, onView }: CalculatorProps): ReactNode {
  const [typed, setTyped] = useState(licences === undefined ? '' : String(licences));
  const [isRequested, setRequested] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const users = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const error = users < 1 ? words.invalid : users > MAX_LICENCES ? words.tooMany : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setRequested(true);
    if (error === undefined) onView({ name: 'detail', idPlan: plan.idPlan, licences: users });
    else input.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Field
          label={words.users}
          hint={words.usersHint}
          error={isRequested || users > MAX_LICENCES ? error : undefined}
          className={styles.users}
        >
          <TextInput
            ref={input}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_LICENCES}
            step={1}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {users > 0 && users <= MAX_LICENCES && (
          <>
            <Table
              caption={words.table}
              columns={columns}
              rows={priceBands(priceTiers, users)}
              rowKey={({ from }) => from}
            />
            <Total users={users} cents={monthlyPriceCents(priceTiers, users)} />
          </>
        )}
        <p className={styles.note}>{words.note}</p>
        <Cluster justify="end">
          <Button variant="secondary" onClick={() => onView({ name: 'upgrade' })}>
            {words.plans}
          </Button>
          <Button type="submit">{words.continue}</Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function Total({ users, cents }: { readonly users: number; readonly cents: number }): ReactNode {
  return (
    <p className={styles.total} role="status">
      <span>{words.total}</span>
      <strong>{moneyOf(cents)}</strong>
      <span className={styles.muted}>{words.average(moneyOf(cents / users))}</span>
    </p>
  );
}
