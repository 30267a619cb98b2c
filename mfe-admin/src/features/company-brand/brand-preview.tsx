import type { BrandFields } from '@shared-kit/contracts/admin';
import { useTenant } from '@shared-kit/runtime/session';
import { PagePreview } from '../../lib/page-preview/page-preview.tsx';

interface BrandPreviewProps {
  fields: BrandFields;
  /** Stylesheet of the unsaved theme; undefined until it was read. */
  css: string | undefined;
}

/** Pages of the portal with the brand that is not saved yet. */
export function BrandPreview({ fields, css }: BrandPreviewProps) {
  const { landingPage } = useTenant();
  // The colours are in the stylesheet: a new one needs no new page.
  const { primaryColor: _1, secondaryColor: _2, thirdColor: _3, fourthColor: _4, ...app } = fields;
  return <PagePreview pages={['login', 'home', ...(landingPage ? (['landing'] as const) : [])]} app={app} css={css} />;
}
