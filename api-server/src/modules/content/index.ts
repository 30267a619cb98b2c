export { registerContentAccess } from './content-access.ts';
export type { ContentAccess } from './content-access.ts';
export { htmlOfMarkdown } from './content-html.ts';
export { contentSummaries } from './content-summaries.ts';
export type { ContentSummary } from './content-summaries.ts';
export { contentModule } from './content.routes.ts';
export { contentAddress, mediaAddress, mediaReference, withMediaAddresses } from './media-address.ts';
export type { MediaContext } from './media-address.ts';
export { findContentItems } from './present-items.ts';
