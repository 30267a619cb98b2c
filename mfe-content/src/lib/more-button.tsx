import { Button } from '@shared-kit/ui';
import styles from './more-button.module.css';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Renders 'Ver mais' below a list with further pages, with the number of loaded items (A9-04). */
export function MoreButton({ pages, shown, total }: { pages: Pages; shown: number; total: number }) {
  if (!pages.hasNextPage) return null;
  return (
    <p className={styles.more}>
      <Button variant="secondary" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        Ver mais
      </Button>
      <span role="status">{`${shown} de ${total}`}</span>
    </p>
  );
}
