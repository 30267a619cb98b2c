import { useApiQuery } from '@shared-kit/runtime/api';
import { getUser } from '@shared-kit/contracts/identity';
import { usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Card, PageContainer, PageHeader, QueryStates, SkeletonText } from '@shared-kit/ui';
import { InOrder } from '@shared-kit/ui/in-order';
import { labels } from '../features/edit-profile/labels.ts';
import { OwnProfile } from '../features/edit-profile/own-profile.tsx';
import { SecureAccount } from '../features/secure-account/secure-account.tsx';
import { ShowPoints } from '../features/show-points/show-points.tsx';

// Loads the photo dialog on demand, because most visits change no photo.
const loadPhotoDialog = async () => (await import('../features/change-photo/photo-dialog.tsx')).PhotoDialog;

/** Page of the person's own profile, the only one they can edit (A2p-19). */
export function Page() {
  const { viewer, loginInfo } = useActiveSession();
  // Bypasses the cache, because the form must start with the stored values.
  const query = useApiQuery(getUser, { params: { id: viewer.idUser } }, { staleTime: 0, gcTime: 0 });
  usePageTitle(labels.title);
  return (
    <PageContainer>
      <PageHeader title={labels.title} description={labels.description} />
      <InOrder>
        {query.status === 'error' ? (
          <Alert
            tone="warning"
            error={query.error}
            action={
              <Button variant="secondary" size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
                {labels.tryAgain}
              </Button>
            }
          >
            {labels.loadFailed}
          </Alert>
        ) : (
          <QueryStates
            query={query}
            skeleton={
              <Card padding="large">
                <SkeletonText lines={10} />
              </Card>
            }
          >
            {({ user }) => <OwnProfile loaded={user} loadPhotoDialog={loadPhotoDialog} />}
          </QueryStates>
        )}
        {loginInfo.accessSupport.currentUserToken === null && <SecureAccount />}
        {loginInfo.gamification === 1 && <ShowPoints />}
      </InOrder>
    </PageContainer>
  );
}
