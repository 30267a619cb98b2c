import { useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { catalogPath, listEquivalences } from '@shared-kit/contracts/learning';
import type { Equivalence } from '@shared-kit/contracts/learning';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, EmptyState, Icon, QueryStates, Skeleton, Stack, Status } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './equivalence-labels.ts';
import styles from './list-equivalences.module.css';

interface ListEquivalencesProps {
  readonly nodeCode: string;
  /** True when the person has completed one of them, which counts for this page. */
  readonly isMet: boolean;
}

/** Renders a button that lists the equivalent pages in a dialog (B2.7-03). */
export function ListEquivalences({ nodeCode, isMet }: ListEquivalencesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={isMet ? 'check-circle' : 'route'} size={18} />}
        onClick={() => setOpen(true)}
      >
        {labels.pages}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={labels.pages} size="small">
        <Stack gap={4}>
          {isMet ? <Alert tone="success">{labels.done}</Alert> : <p>{labels.explain}</p>}
          {isOpen && <Pages nodeCode={nodeCode} />}
        </Stack>
      </Dialog>
    </>
  );
}

function Pages({ nodeCode }: { nodeCode: string }) {
  const query = useApiQuery(listEquivalences, { params: { id: nodeCode } }, { staleTime: 0 });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.failed}
      skeleton={<Skeleton height="6rem" />}
      isEmpty={({ result }) => result.length === 0}
      empty={<EmptyState size="compact" title={labels.none} />}
    >
      {({ result }) => (
        <ul className={styles.list} role="list">
          {result.map((page) => (
            <Page key={page.origin.nodeCode} page={page} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function Page({ page: { origin, done } }: { page: Equivalence }) {
  return (
    <li className={styles.page}>
      <Link to={catalogPath(origin.nodeCode)}>{origin.title}</Link>
      {done === 1 && (
        <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
          {labels.doneByYou}
        </Status>
      )}
    </li>
  );
}
