import { useSearchParams } from 'shared-kit/router';
import { isCalendarView } from './calendar-views.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';
import { isDay } from './shown-period.rules.ts';

/** Where in time somebody is, and how they look at it; nothing of it where they have just come. */
export interface CalendarPlace {
  readonly view?: CalendarView | undefined;
  /** A day that is in sight, `YYYY-MM-DD`. */
  readonly day?: string | undefined;
}

export interface KeptPlace extends CalendarPlace {
  keep(place: CalendarPlace): void;
}

/** In the page's address: whoever reloads, or comes back from a meeting, is where they were. */
export function useCalendarPlace(): KeptPlace {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const day = search.get('day');
  return {
    view: isCalendarView(view) ? view : undefined,
    day: day !== null && isDay(day) ? day : undefined,
    keep(place) {
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
