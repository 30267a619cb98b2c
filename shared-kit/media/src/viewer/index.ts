export { ContentViewer } from './content-viewer.tsx';
export { useContentProgress } from './use-content-progress.ts';
export type { ContentProgressOptions, VisitProgress } from './use-content-progress.ts';
export { useFreshLinks } from './use-fresh-links.ts';
export { PdfViewer, preloadDocuments } from './pdf-viewer/lazy-pdf.tsx';
export { PdfLoading } from './pdf-viewer/pdf-loading.tsx';
export { isTimed, isWide, viewerKind } from '@shared-kit/media/viewer-kind';
export type { ViewerKind } from '@shared-kit/media/viewer-kind';
export type {
  ChosenVideo,
  ContentPosition,
  ContentProgress,
  ContentViewerProps,
  NextContent,
  SavedState,
  ViewerRules,
  ViewerTexts,
} from './viewer-props.ts';
