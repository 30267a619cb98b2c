import { call } from '@shared-kit/runtime/api';
import { exitScreen, navigationType } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import { IDLE_MS, useVisitClock } from '@shared-kit/runtime/tracking';

/** Records how long a section's screen or the home (`null`) was viewed; a failure is only logged (A7c-15, A8-33). */
export function useScreenVisit(idSection: number | null): void {
  useVisitClock(IDLE_MS.viewing, ({ idVisit, start, timeExecuted }) => {
    const body = {
      idVisit,
      timeStart: toMoment(start),
      idNavigationItem: idSection,
      idNavigationType: idSection === null ? navigationType.home : navigationType.section,
      idSection,
      timeExecuted,
    };
    call(exitScreen, { body }, { keepalive: true }).catch((error: unknown) =>
      console.info(`visit of ${idSection === null ? 'the home' : `section ${idSection}`} not recorded`, String(error)),
    );
  });
}
