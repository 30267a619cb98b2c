import { useEffect, useRef, useState } from 'react';
import { useCalendarController } from '@fullcalendar/react';
import type { CalendarController, DatesSetInfo } from '@fullcalendar/react';
import { dayKey } from '@shared-kit/contracts/calendar';
import { desktop, useMediaQuery } from '@shared-kit/ui/theme';
import type { DayRange } from './shown-period.rules.ts';
import { firstView } from './calendar-views.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';
import { monthOf, shownDay } from './shown-period.rules.ts';
import type { StoredPlace } from './use-calendar-place.ts';

/** Views by the library's names. */
export const libraryViews: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'workWeek',
  day: 'timeGridDay',
  agenda: 'listMonth',
};

export interface ShownCalendar {
  readonly controller: CalendarController;
  /** Initial day. */
  readonly day: string;
  readonly view: CalendarView;
  /** Visible days. */
  readonly range: DayRange;
  /** Title of the range, e.g. 'novembro de 2026'. */
  readonly title: string;
  show(view: CalendarView): void;
  /** Callback for the library: the visible days or the view changed. */
  onDatesSet(info: DatesSetInfo): void;
}

/** Manages the visible days and the view. The screen width selects the view until the person does. */
export function useCalendar(place: StoredPlace | undefined, onRangeChange: (range: DayRange) => void): ShownCalendar {
  const controller = useCalendarController();
  const isWide = useMediaQuery(desktop.layout);
  const isPicked = useRef(place?.view !== undefined);
  const hasMoved = useRef(false);
  const [day] = useState(() => place?.day ?? dayKey(new Date()));
  const [shown, setShown] = useState(() => ({
    view: place?.view ?? firstView(isWide),
    range: monthOf(day),
    title: '',
  }));
  useEffect(() => {
    if (!isPicked.current) controller.changeView(libraryViews[firstView(isWide)]);
  }, [controller, isWide]);
  return {
    controller,
    day,
    ...shown,
    show(view) {
      isPicked.current = true;
      controller.changeView(libraryViews[view]);
    },
    onDatesSet({ startStr, endStr, view }) {
      const range = { start: startStr.slice(0, 10), end: endStr.slice(0, 10) };
      const name =
        (Object.keys(libraryViews) as CalendarView[]).find((each) => libraryViews[each] === view.type) ?? 'month';
      // A day opened from the month counts as a picked view too.
      if (name === 'day') isPicked.current = true;
      setShown({ view: name, range, title: view.title });
      onRangeChange(range);
      // Skips the first call: the initial position comes from the address or is today.
      if (hasMoved.current) place?.store({ view: isPicked.current ? name : undefined, day: shownDay(name, range) });
      hasMoved.current = true;
    },
  };
}
