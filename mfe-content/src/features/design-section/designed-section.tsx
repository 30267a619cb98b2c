import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { useActiveSession } from '@shared-kit/runtime/session';
import { PageContainer, Skeleton, SkeletonGroup } from '@shared-kit/ui';
import { isDesigned } from './section-design.rules.ts';

const loading = (
  <PageContainer>
    <SkeletonGroup>
      <Skeleton width="16rem" height="2.5rem" />
    </SkeletonGroup>
  </PageContainer>
);

const SectionStyle = lazyComponent(async () => (await import('./section-style.tsx')).SectionStyle, loading);

/**
 * Renders a section in the colours and text styles of its design, or in those of the portal when it has none (A2s-43).
 */
export function DesignedSection({ idSection, children }: { idSection: number; children: ReactNode }) {
  const design = useActiveSession().design.sections[idSection];
  if (!design || !isDesigned(design)) return children;
  return (
    <SectionStyle idSection={idSection} design={design}>
      {children}
    </SectionStyle>
  );
}
