import { preTestSlot } from '@shared-kit/contracts/learning';
import { Slot, fillersOf, useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { ErrorState, Skeleton } from '@shared-kit/ui';
import type { CoursePlace } from '../../lib/card-target.rules.ts';
import { cardTitle } from '../../lib/card-texts.rules.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/**
 * Renders the pre-test of a page, which another remote provides. It belongs to an enrolment; elsewhere the block
 * renders nothing (B2.4-10).
 */
export function PreTest(props: BlockProps) {
  const hasFiller = fillersOf(preTestSlot.name, useComposition(), useConditionValues()).length > 0;
  return props.place && hasFiller ? <PendingPreTest {...props} place={props.place} /> : null;
}

function PendingPreTest({ block, page, place }: BlockProps & { readonly place: CoursePlace }) {
  const isClosed = page.blocks.some(({ elements }) => elements.some(({ data }) => data.lock?.reason === 'PRE_TEST'));
  const evaluations = block.elements.filter(({ data }) => data.idEvaluation !== null);
  const next = evaluations.find(({ data }) => data.questionnaire?.finishDate == null);
  if (evaluations.length === 0) return null;
  return (
    <section className={styles.preTest}>
      {block.title !== '' && <h2 className={styles.preTestTitle}>{block.title}</h2>}
      {evaluations.map((element) => {
        const { data } = element;
        return (
          data.idEvaluation !== null && (
            <Slot
              key={data.idElement}
              slot={preTestSlot}
              props={{
                idUser: place.idUser,
                idEnrollment: place.idEnrollment,
                idNodeEnrollment: place.idNodeEnrollment,
                idEvaluation: data.idEvaluation,
                title: cardTitle(data),
                description: data.description,
                questionnaire: data.questionnaire,
                isRequired: isClosed && element === next,
              }}
              loading={<Skeleton height="7rem" />}
              broken={(retry) => <ErrorState size="compact" title={labels.preTestBroken} onRetry={retry} />}
            />
          )
        );
      })}
    </section>
  );
}
