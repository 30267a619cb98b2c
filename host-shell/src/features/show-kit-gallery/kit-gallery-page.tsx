import type { ReactNode } from 'react';
import { usePageTitle } from 'shared-kit/router';
import { KitGallery } from 'shared-kit/ui/gallery';

/** Every piece of the kit in every tenant's theme, for whoever builds with it (developer permission). */
export function KitGalleryPage(): ReactNode {
  usePageTitle('Peças da interface');
  return <KitGallery />;
}
