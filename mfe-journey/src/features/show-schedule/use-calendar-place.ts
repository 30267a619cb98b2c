import { useSearchParams } from '@shared-kit/runtime/router';
import { isCalendarView } from './calendar-views.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';
import { isDay } from './shown-period.rules.ts';

/** Day and view of the calendar; both undefined on a first visit. */
export interface CalendarPlace {
  readonly view?: CalendarView | undefined;
  /** A visible day, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

export interface StoredPlace extends CalendarPlace {
  store(place: CalendarPlace): void;
}

/** Stores the position in the page's address, so that a reload or a way back from a meeting restores it. */
export function useCalendarPlace(): StoredPlace {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const day = search.get('day');
  return {
    view: isCalendarView(view) ? view : undefined,
    day: day !== null && isDay(day) ? day : undefined,
    store(place) {
      const next = { view: place.view ?? '', day: place.day ?? '' };
      setSearch((now) => withValues(now, next), { replace: true });
    },
  };
}

function withValues(search: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
