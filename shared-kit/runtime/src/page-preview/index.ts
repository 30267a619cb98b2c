export { previewProps, readPreview, showPreviewTheme } from './page-preview.ts';
export type { PagePreview } from './page-preview.ts';
