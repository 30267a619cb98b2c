import type { AppDetails } from '@shared-kit/contracts/identity';

/** Unsaved settings that the administration tries out on a page of the portal. */
export interface PagePreview {
  /** Details of the company that replace those of the page. */
  readonly app: Partial<AppDetails>;
  /** Stylesheet of the theme. */
  readonly css: string;
  /** Shows the page that somebody without a session gets. */
  readonly isVisitor: boolean;
}

/** Attribute of the frame that carries the preview. */
const attribute = 'data-preview';

/**
 * Returns the props of a frame whose page shows the preview. The page must be of this origin.
 *
 * @example <iframe title="Prévia" src={tenantPath('/login')} {...previewProps({ app: {}, css, isVisitor: true })} />
 */
export function previewProps(preview: PagePreview): Readonly<Record<string, string>> {
  return { [attribute]: JSON.stringify(preview) };
}

/**
 * Returns the preview of a page that is framed by the administration. A browser shows a page no frame of another
 * origin, so that only the portal itself can preview.
 */
export function readPreview(): PagePreview | undefined {
  const text = window.frameElement?.getAttribute(attribute);
  return text ? (JSON.parse(text) as PagePreview) : undefined;
}

/** Gives this page the theme of its preview. A constructed stylesheet needs no exception in the page's policy. */
export function showPreviewTheme({ css }: PagePreview): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
