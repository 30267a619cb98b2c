import { useState } from 'react';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { Button, Card, CardHeader, Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { BlockDialog } from '../../lib/posting-block/block-dialog.tsx';
import { BlockState } from '../../lib/posting-block/block-state.tsx';
import { labels } from '../../lib/posting-block/labels.ts';
import { useLift, usePostingBlock } from '../../lib/posting-block/posting-block.queries.ts';
import styles from './person-access.module.css';

/** Says whether the person may comment, chat and upload, and changes it. */
export function PersonPostingBlock({ person: { idPerson, fields } }: { person: AdministeredPerson }) {
  const query = usePostingBlock(idPerson);
  const [isAsking, setAsking] = useState(false);
  const lift = useLift();
  const person = { idPerson, name: fields.name };
  return (
    <Card>
      <CardHeader title={labels.title} />
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={2} />}>
        {({ block, canChange }) => (
          <Stack>
            {block === null ? <p className={styles.quiet}>{labels.free}</p> : <BlockState block={block} />}
            {canChange && (
              <Cluster>
                {block === null ? (
                  <Button variant="secondary" onClick={() => setAsking(true)}>
                    {labels.block}
                  </Button>
                ) : (
                  <Button variant="secondary" isBusy={lift.isBusy} onClick={() => lift.run(person, block)}>
                    {labels.lift}
                  </Button>
                )}
              </Cluster>
            )}
          </Stack>
        )}
      </QueryStates>
      {isAsking && <BlockDialog person={person} onClose={() => setAsking(false)} />}
    </Card>
  );
}
