import { Button, Cluster } from '@shared-kit/ui';

const labels = { newer: 'Mais novas', older: 'Mais antigas' } as const;

/** Place in a list that begins with the newest entry. */
export interface NewestFirstPlace {
  readonly after?: string;
  readonly before?: string;
}

interface NewerOlderProps {
  readonly places: { readonly previous: string | null; readonly next: string | null };
  onGo(place: NewestFirstPlace): void;
}

/** Buttons to the newer and older entries of a list; nothing when all entries are on one page. */
export function NewerOlder({ places: { previous, next }, onGo }: NewerOlderProps) {
  if (previous === null && next === null) return null;
  return (
    <Cluster justify="end">
      <Button
        size="small"
        variant="secondary"
        disabled={previous === null}
        onClick={() => onGo({ before: previous ?? '' })}
      >
        {labels.newer}
      </Button>
      <Button size="small" variant="secondary" disabled={next === null} onClick={() => onGo({ after: next ?? '' })}>
        {labels.older}
      </Button>
    </Cluster>
  );
}
