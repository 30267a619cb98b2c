import { desktop, useMediaQuery } from '@shared-kit/ui/theme';
import { Button, Icon, IconButton, Select } from '@shared-kit/ui';
import { calendarViews, isCalendarView } from './calendar-views.rules.ts';
import { labels } from './labels.ts';
import styles from './show-schedule.module.css';
import type { ShownCalendar } from './use-calendar.ts';

/** Toolbar: shown period, navigation and the five views. */
export function CalendarToolbar({ calendar }: { calendar: ShownCalendar }) {
  const { controller, title } = calendar;
  return (
    <div className={styles.toolbar}>
      <div className={styles.days}>
        <IconButton
          label={labels.previous}
          icon={<Icon name="chevron-left" size={20} />}
          variant="outlined"
          size="small"
          onClick={() => controller.prev()}
        />
        <IconButton
          label={labels.next}
          icon={<Icon name="chevron-right" size={20} />}
          variant="outlined"
          size="small"
          onClick={() => controller.next()}
        />
        <Button variant="secondary" size="small" onClick={() => controller.today()}>
          {labels.today}
        </Button>
        <h2 className={styles.period} aria-live="polite">
          {title}
        </h2>
      </div>
      <ViewPicker calendar={calendar} />
    </div>
  );
}

function ViewPicker({ calendar: { view, show } }: { calendar: ShownCalendar }) {
  const isWide = useMediaQuery(desktop.layout);
  if (!isWide) {
    return (
      <Select
        className={styles.viewList}
        aria-label={labels.view}
        value={view}
        options={calendarViews.map((value) => ({ value, label: labels.views[value] }))}
        onChange={({ target }) => isCalendarView(target.value) && show(target.value)}
      />
    );
  }
  return (
    <div className={styles.views} role="group" aria-label={labels.view}>
      {calendarViews.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === view ? 'primary' : 'ghost'}
          aria-pressed={each === view}
          onClick={() => show(each)}
        >
          {labels.views[each]}
        </Button>
      ))}
    </div>
  );
}
