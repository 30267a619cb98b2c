import type { ReactNode } from 'react';
import { PageContainer, Skeleton, SkeletonCard, SkeletonGroup, Stack } from '@shared-kit/ui';
import styles from './frame.module.css';

/** Placeholder of an unknown page: a title, a wide box, a row of cards. */
export function PageSkeleton(): ReactNode {
  return (
    <PageContainer>
      <SkeletonGroup>
        <Stack gap={8}>
          <Skeleton height="2.5rem" width="min(24rem, 70%)" />
          <Skeleton ratio="21/9" />
          <div className={styles.skeletonCards}>
            {[1, 2, 3, 4].map((card) => (
              <SkeletonCard key={card} />
            ))}
          </div>
        </Stack>
      </SkeletonGroup>
    </PageContainer>
  );
}
