import { useId, useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { getCatalog } from '@shared-kit/contracts/learning';
import type { CardElement } from '@shared-kit/contracts/learning';
import { useActiveSession } from '@shared-kit/runtime/session';
import { ErrorState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import type { CoursePlace } from '../../lib/card-target.rules.ts';
import { cardTitle } from '../../lib/card-texts.rules.ts';
import { ElementCard, LockReason } from '../../lib/element-card.tsx';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { useLevel } from '../../lib/level.queries.ts';
import { useEnteredLevel } from '../../lib/use-entered-level.ts';
import styles from './block-list.module.css';
import type { BlockProps } from './block-props.ts';

/** Renders pages below each other; each expands to the blocks of its page (B2.4-11, decision 306). */
export function BlockList({ block, place, renderBlocks }: BlockProps) {
  return (
    <section>
      {block.title !== '' && <h2 className={styles.title}>{block.title}</h2>}
      <ul className={styles.list} role="list">
        {block.elements.map(({ idElement, data }) => (
          <li key={idElement}>
            {hasBlocks(data, place) ? (
              <FoldOut element={data} place={place} renderBlocks={renderBlocks} />
            ) : (
              <ElementCard element={data} place={place} orientation="row" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns whether an element expands: a catalog, or a page of the training that the person is enrolled in. A training
 * that needs an enrolment first is a card.
 */
function hasBlocks(element: CardElement, place: CoursePlace | undefined): boolean {
  if (element.elementType !== 'NODE' || element.nodeCode === null) return false;
  return place !== undefined || element.nodeType === 'ORGANIZATION';
}

type FoldOutProps = Pick<BlockProps, 'place' | 'renderBlocks'> & { readonly element: CardElement };

function FoldOut({ element, place, renderBlocks }: FoldOutProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { lock, progressStatus } = element;
  return (
    <div className={styles.fold}>
      <h3 className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-disabled={lock !== null || undefined}
          onClick={() => lock === null && setOpen(!isOpen)}
        >
          <Icon name={lock ? 'lock' : isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
          <span className={styles.name}>{cardTitle(element)}</span>
          {place && progressStatus !== null && <ProgressStatus status={progressStatus} />}
        </button>
      </h3>
      {lock && (
        <p className={styles.reason}>
          <LockReason element={element} place={place} />
        </p>
      )}
      {isOpen && element.nodeCode !== null && (
        <div id={id} className={styles.inside}>
          {place ? (
            <LevelBlocks nodeCode={element.nodeCode} place={place} renderBlocks={renderBlocks} />
          ) : (
            <CatalogBlocks nodeCode={element.nodeCode} renderBlocks={renderBlocks} />
          )}
        </div>
      )}
    </div>
  );
}

const skeleton = (
  <Stack gap={3}>
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
  </Stack>
);

function LevelBlocks({
  nodeCode,
  place,
  renderBlocks,
}: {
  nodeCode: string;
  place: CoursePlace;
  renderBlocks: BlockProps['renderBlocks'];
}) {
  const { viewer } = useActiveSession();
  const address = { idUser: viewer.idUser, idEnrollment: place.idEnrollment, nodeCode };
  const query = useLevel(address);
  const entering = useEnteredLevel(address, query.data);
  if (entering.error)
    return (
      <ErrorState size="compact" description={entering.error.message} error={entering.error} onRetry={entering.retry} />
    );
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ node, nodeEnrollment }) =>
        nodeEnrollment
          ? renderBlocks(
              { nodeCode, blocks: node.blocks },
              { ...place, nodeCode, idNodeEnrollment: nodeEnrollment.idNodeEnrollment },
            )
          : skeleton
      }
    </QueryStates>
  );
}

function CatalogBlocks({ nodeCode, renderBlocks }: { nodeCode: string; renderBlocks: BlockProps['renderBlocks'] }) {
  const query = useApiQuery(getCatalog, { params: { id: nodeCode }, query: {} }, { staleTime: 0 });
  return (
    <QueryStates query={query} skeleton={skeleton}>
      {({ blocks }) => renderBlocks({ nodeCode, blocks }, undefined)}
    </QueryStates>
  );
}
