import { useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { eventLog, observeBus } from '@shared-kit/runtime/events';
import type { BusRecord } from '@shared-kit/runtime/events';
import { Checkbox, EmptyState, Icon, SearchInput, Status } from '@shared-kit/ui';
import { wallClockOf } from '@shared-kit/contracts/calendar';
import { labels } from './labels.ts';
import styles from './inspector.module.css';

/** Shows the events between parts live, newest first. */
export function EventsPanel(): ReactNode {
  const log = useSyncExternalStore(observeBus, eventLog);
  const [wanted, setWanted] = useState('');
  const [onlyRejected, setOnlyRejected] = useState(false);
  if (log.length === 0)
    return (
      <EmptyState
        icon={<Icon name="live" size={28} />}
        title={labels.eventsEmpty}
        description={labels.eventsEmptyHint}
      />
    );
  const shown = log
    .filter(
      ({ event, outcome }) => event.includes(wanted.trim().toLowerCase()) && (!onlyRejected || outcome === 'rejected'),
    )
    .toReversed();
  return (
    <>
      <div className={styles.filters}>
        <SearchInput
          className={styles.search ?? ''}
          label={labels.eventFilter}
          value={wanted}
          onValueChange={setWanted}
        />
        <Checkbox
          label={labels.onlyRejected}
          checked={onlyRejected}
          onChange={(event) => setOnlyRejected(event.target.checked)}
        />
      </div>
      {shown.length === 0 && <EmptyState size="compact" title={labels.noMatch} />}
      <ol role="list" className={styles.events}>
        {shown.map((record) => (
          <EventRow key={record.id} record={record} />
        ))}
      </ol>
    </>
  );
}

function EventRow({ record }: { readonly record: BusRecord }): ReactNode {
  const { at, event, payload, outcome, listeners, faults } = record;
  const isRejected = outcome === 'rejected';
  return (
    <li className={styles.event}>
      <div className={styles.eventHead}>
        <time className={styles.quiet} dateTime={new Date(at).toISOString()}>
          {wallClockOf(new Date(at)).slice(11)}
        </time>
        <code className={styles.eventName}>{event}</code>
        <Status
          tone={isRejected ? 'danger' : 'success'}
          icon={<Icon name={isRejected ? 'x-circle' : 'check'} size={16} />}
        >
          {isRejected ? labels.rejected : labels.delivered}
        </Status>
        <span className={styles.quiet}>{labels.listeners(listeners)}</span>
      </div>
      {faults.length > 0 && <p className={styles.faults}>{faults.join(' · ')}</p>}
      <pre className={styles.payload}>{JSON.stringify(payload, null, 1)}</pre>
    </li>
  );
}
