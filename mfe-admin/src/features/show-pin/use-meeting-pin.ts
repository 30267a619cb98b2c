import { useEffect, useState } from 'react';
import { readMeetingPin } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';

/** Interval at which the page reads who has confirmed, in milliseconds. */
const REFRESH_MS = 10_000;

/** Reads the PIN of a meeting, and the next one as soon as it has changed, with the seconds that it still holds. */
export function useMeetingPin(idClass: number, idMeeting: number) {
  const query = useApiQuery(
    readMeetingPin,
    { params: { idClass, idMeeting } },
    { staleTime: 0, refetchInterval: REFRESH_MS },
  );
  const { dataUpdatedAt, refetch } = query;
  const [now, setNow] = useState(() => Date.now());
  const seconds = query.data?.pin?.secondsLeft ?? 0;
  const secondsLeft = Math.max(0, Math.ceil(seconds - (now - dataUpdatedAt) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => void refetch(), seconds * 1000 + 250);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, seconds, refetch]);
  return { query, secondsLeft };
}
