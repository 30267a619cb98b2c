import type { ReactNode } from 'react';
import { usePageTitle } from '@shared-kit/runtime/router';
import { KitGallery } from '@shared-kit/ui/gallery';

/** Shows every component of the kit in every tenant's theme to developers (developer permission). */
export function KitGalleryPage(): ReactNode {
  usePageTitle('Peças da interface');
  return <KitGallery />;
}
