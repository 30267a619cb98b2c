import { useEffect, useRef } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Alert, Button, Cluster, Icon, Stack, Stars, StarsValue, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useRating } from './use-rating.ts';
import styles from './rate-content.module.css';

/** Renders the rating of an item: first the person's own vote, then the average. */
export function RateContent({ item }: { item: ContentItem }) {
  const { state, open, choose, send } = useRating(item);
  const place = useFocusOnChange(state.kind);
  return (
    <section ref={place} tabIndex={-1} className={styles.rating} aria-label={labels.title}>
      {state.kind === 'beforeRate' && (
        <Cluster gap={4}>
          <Button variant="secondary" icon={<Icon name="star" size={18} />} onClick={open}>
            {labels.begin}
          </Button>
          {item.numberVotes > 0 && <StarsValue average={item.rating} count={item.numberVotes} />}
        </Cluster>
      )}
      {state.kind === 'rateAvailable' && (
        <Stack gap={3} align="start">
          <p className={styles.question}>{labels.begin}</p>
          <Cluster gap={4}>
            <Stars value={state.chosen} onValueChange={choose} isDisabled={state.isSending} />
            <Button disabled={state.chosen === null} isBusy={state.isSending} onClick={send}>
              {labels.send}
            </Button>
          </Cluster>
          {state.hasFailed && <Alert tone="danger">{labels.failed}</Alert>}
        </Stack>
      )}
      <div role="status">
        {state.kind === 'thanks' && (
          <Status tone="success" icon={<Icon name="check-circle" size={20} />}>
            {labels.thanks}
          </Status>
        )}
        {state.kind === 'alreadyRated' && (
          <Cluster gap={4}>
            <StarsValue average={item.rating} count={item.numberVotes} size={22} />
            {item.vote !== null && <span className={styles.own}>{labels.ownVote(item.vote)}</span>}
          </Cluster>
        )}
      </div>
    </section>
  );
}

/** Moves the focus to the rating when its pressed button unmounts, unless the focus is already elsewhere. */
function useFocusOnChange(state: string) {
  const place = useRef<HTMLElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement === null || document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
