import { adminInboxPath, listUploadSections, setUploadReview } from '@shared-kit/contracts/admin';
import type { UploadSection } from '@shared-kit/contracts/admin';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Badge, Card, EmptyState, Icon, QueryStates, SkeletonText, Stack, Switch } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useOwnAccess } from '../../lib/own-access.queries.ts';
import { labels } from './labels.ts';
import styles from './moderation.module.css';

const words = labels.uploads;

/** Sections that accept uploads, each with the switch of its review. */
export function UploadSections() {
  const query = useApiQuery(listUploadSections, {}, { staleTime: 0 });
  const mayEdit = useOwnAccess().data?.rights.includes('company.edit') ?? false;
  return (
    <QueryStates
      query={query}
      errorTitle={words.loadFailed}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ sections }) => sections.length === 0}
      empty={<EmptyState icon={<Icon name="upload" size={28} />} title={words.none} description={words.noneHint} />}
    >
      {({ sections }) => (
        <Stack>
          <p className={styles.hint}>{mayEdit ? words.hint : `${words.hint} ${words.readOnly}`}</p>
          <Card>
            <ul className={styles.sections} aria-label={words.caption}>
              {sections.map((section) => (
                <SectionRow key={section.idSection} section={section} mayEdit={mayEdit} />
              ))}
            </ul>
          </Card>
        </Stack>
      )}
    </QueryStates>
  );
}

function SectionRow({ section, mayEdit }: { section: UploadSection; mayEdit: boolean }) {
  const { idSection, name, isReviewed, waiting } = section;
  const invalidate = useInvalidate();
  const change = useApiMutation(setUploadReview, {
    onSuccess: () => notify({ kind: 'success', text: isReviewed ? words.switchedOff(name) : words.switchedOn(name) }),
    onError: (error) => notify({ kind: 'error', text: error.message, error }),
    onSettled: () => invalidate(listUploadSections),
  });
  return (
    <li className={styles.section}>
      <Switch
        className={styles.switch ?? ''}
        label={words.switch(name)}
        hint={isReviewed ? words.isOn : words.isOff}
        checked={isReviewed}
        disabled={!mayEdit || change.isPending}
        onChange={() => change.mutate({ params: { idSection }, body: { isReviewed: !isReviewed } })}
      />
      {waiting > 0 && (
        <Link to={adminInboxPath('envios')}>
          <Badge>{words.waiting(waiting)}</Badge>
        </Link>
      )}
    </li>
  );
}
