import { useState } from 'react';
import { sendKeptVisits, useKept } from 'shared-kit/tracking';
import { sendKeptReports } from './progress-outbox.ts';
import { saveKeptScorm } from './scorm-outbox.ts';
import { useInvalidateProgress } from './use-progress-refresh.ts';

/**
 * Sends what the person did while there was no network: now, and each time it comes back.
 * @returns whether the first sending is over, so that what is read next says all.
 */
export function useKeptProgress(): boolean {
  const [isOver, setOver] = useState(false);
  const refresh = useInvalidateProgress();
  useKept(async (idUser) => {
    const wasAny = [await sendKeptReports(idUser), await saveKeptScorm(idUser)].includes(true);
    setOver(true);
    if (wasAny) refresh();
    await sendKeptVisits(idUser);
  });
  return isOver;
}
