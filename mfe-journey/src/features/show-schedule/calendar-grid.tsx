import { useState } from 'react';
import FullCalendar from '@fullcalendar/react';
import type { CalendarOptions, EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import list from '@fullcalendar/react/list';
import ptBr from '@fullcalendar/react/locales/pt-br';
import classicTheme from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import './calendar-library.css';
import { DEFAULT_ZONE } from '@shared-kit/contracts/calendar';
import type { ScheduleType } from '@shared-kit/contracts/journey';
import styles from './calendar-grid.module.css';
import type { CalendarEntry, ScheduleItem } from './calendar-entries.rules.ts';
import { EntryContent } from './entry-content.tsx';
import { labels } from './labels.ts';
import { shownHours } from './shown-hours.rules.ts';
import { entriesIn } from './shown-period.rules.ts';
import { typeColor } from './type-filter.rules.ts';
import { libraryViews } from './use-calendar.ts';
import type { ShownCalendar } from './use-calendar.ts';

interface CalendarGridProps {
  readonly calendar: ShownCalendar;
  readonly entries: readonly CalendarEntry[];
  readonly types: readonly ScheduleType[];
  onOpen(item: ScheduleItem): void;
}

const fixed: CalendarOptions = {
  plugins: [dayGrid, timeGrid, list, classicTheme],
  locale: ptBr,
  /** Shows all times in São Paulo's time (B9-34). */
  timeZone: DEFAULT_ZONE,
  headerToolbar: false,
  height: 'auto',
  views: {
    [libraryViews.workWeek]: { type: 'timeGridWeek', weekends: false },
    [libraryViews.month]: { fixedWeekCount: false },
  },
  firstDay: 0,
  navLinks: true,
  navLinkDayClick: libraryViews.day,
  moreLinkClick: libraryViews.day,
  moreLinkText: labels.more,
  moreLinkHint: labels.moreHint,
  dayMaxEvents: 4,
  nowIndicator: true,
  allDayText: labels.allDay,
  eventDisplay: 'block',
  eventTimeFormat: { hour: '2-digit', minute: '2-digit' },
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit' },
  eventContrastColor: 'var(--color-text)',
  className: styles.calendar,
  eventClass: ({ view }) => (view.type === libraryViews.agenda ? styles.line : styles.chip),
  dayCellTopInnerClass: ({ isToday }) => (isToday ? styles.today : ''),
  dayHeaderInnerClass: ({ isToday }) => (isToday ? styles.todayHead : ''),
  noEventsContent: () => null,
  dayHeaderDidMount: ({ el }) => nameAsShown(el),
  eventInteractive: true,
};

/** Calendar grid. It is loaded lazily, because its library is large. */
export function CalendarGrid({ calendar, entries, types, onOpen }: CalendarGridProps) {
  const [initialView] = useState(() => libraryViews[calendar.view]);
  const hours = shownHours(entriesIn(entries, calendar.range));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <FullCalendar
      {...fixed}
      controller={calendar.controller}
      initialView={initialView}
      initialDate={calendar.day}
      datesSet={calendar.onDatesSet}
      slotMinTime={hours.from}
      slotMaxTime={hours.to}
      events={entries.map((entry) => inputOf(entry, types))}
      eventContent={({ event, timeText, view }) => {
        const entry = byId.get(event.id);
        return (
          entry && (
            <EntryContent
              entry={entry}
              types={types}
              time={entry.isAllDay ? '' : timeText}
              isInList={view.type === libraryViews.agenda}
            />
          )
        );
      }}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        const entry = byId.get(event.id);
        if (entry) onOpen(entry.item);
      }}
    />
  );
}

/** Returns the label of a day's link. The library uses the date alone, but an accessible name must start with the visible text. */
function nameAsShown(head: HTMLElement): void {
  const link = head.querySelector('[aria-label]');
  const date = link?.getAttribute('aria-label');
  if (link && date && link.textContent) link.setAttribute('aria-label', `${link.textContent}, ${date}`);
}

function inputOf({ id, title, start, end, isAllDay, item }: CalendarEntry, types: readonly ScheduleType[]): EventInput {
  return {
    id,
    title,
    start,
    allDay: isAllDay,
    color: typeColor(item.schedule.idScheduleType, types),
    ...(end === '' ? {} : { end }),
  };
}
