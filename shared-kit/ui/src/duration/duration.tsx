import { formatDuration, formatDurationAloud } from '../format/duration.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Renders a duration as '0:58', which a screen reader reads as 'duração 58 segundos' and not as a time of day. */
export function Duration({ seconds }: { seconds: number }) {
  return (
    <>
      <span aria-hidden="true">{formatDuration(seconds)}</span>
      <VisuallyHidden>{`duração ${formatDurationAloud(seconds)}`}</VisuallyHidden>
    </>
  );
}
