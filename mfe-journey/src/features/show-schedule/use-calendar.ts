import { useEffect, useRef, useState } from 'react';
import { useCalendarController } from '@fullcalendar/react';
import type { CalendarController, DatesSetInfo } from '@fullcalendar/react';
import { dayKey } from 'shared-kit/contracts/calendar';
import { desktop, useMediaQuery } from 'shared-kit/theme';
import type { DayRange } from './agenda-entries.rules.ts';
import { firstView } from './calendar-views.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';
import { monthOf, shownDay } from './shown-period.rules.ts';
import type { KeptPlace } from './use-calendar-place.ts';

/** What the library calls the views. */
export const libraryViews: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  workWeek: 'workWeek',
  day: 'timeGridDay',
  agenda: 'listMonth',
};

export interface ShownCalendar {
  readonly controller: CalendarController;
  /** Where it begins. */
  readonly day: string;
  readonly view: CalendarView;
  /** Days that are in sight. */
  readonly range: DayRange;
  /** What the range is called, e.g. 'novembro de 2026'. */
  readonly title: string;
  show(view: CalendarView): void;
  /** For the library: it went to other days or to another view. */
  onDatesSet(info: DatesSetInfo): void;
}

/** Which days are shown, and how. Until the person picks a view, the width of the screen does. */
export function useCalendar(place: KeptPlace | undefined, onRangeChange: (range: DayRange) => void): ShownCalendar {
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
      // A day that was followed from the month is a view that was picked, too.
      if (name === 'day') isPicked.current = true;
      setShown({ view: name, range, title: view.title });
      onRangeChange(range);
      // Where it begins is where the address, or the present day, has it.
      if (hasMoved.current) place?.keep({ view: isPicked.current ? name : undefined, day: shownDay(name, range) });
      hasMoved.current = true;
    },
  };
}
