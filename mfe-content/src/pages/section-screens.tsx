import type { ComponentType } from 'react';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Grid, Skeleton, SkeletonCard, Stack } from '@shared-kit/ui';
import type { SectionScreen } from '../features/show-section/section-screens.rules.ts';

type Screen = ComponentType<{ section: MenuSection }>;

const loading = (
  <Grid>
    {Array.from({ length: 8 }, (_, index) => (
      <SkeletonCard key={index} />
    ))}
  </Grid>
);

const lines = (
  <Stack gap={4}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height="7rem" />
    ))}
  </Stack>
);

const loadRows = () => import('../features/browse-rows/rows-screens.tsx');
const loadVideos = () => import('../features/watch-playlists/media-list-screen.tsx');
const loadTiles = () => import('../features/browse-tiles/tiles-screen.tsx');

/** Screens that show the child sections among their own content; on all other screens they follow below. */
export const showsChildren: ReadonlySet<SectionScreen> = new Set(['mosaic', 'map-menu', 'menu-tiles', 'image-tiles']);

/** Screen component of each section type; it is loaded when such a section is opened. */
export const sectionScreens: Readonly<Partial<Record<SectionScreen, Screen>>> = {
  'video-playlist': lazyComponent(async () => (await loadVideos()).MediaListScreen, lines),
  live: lazyComponent(async () => (await loadVideos()).MediaListScreen, lines),
  'youtube-playlist': lazyComponent(
    async () => (await import('../features/watch-playlists/youtube-playlists-screen.tsx')).YoutubePlaylistsScreen,
    loading,
  ),
  'card-list': lazyComponent(
    async () => (await import('../features/browse-cards/card-list-screen.tsx')).CardListScreen,
    loading,
  ),
  mosaic: lazyComponent(async () => (await loadTiles()).MosaicScreen, loading),
  grid: lazyComponent(async () => (await import('../features/browse-grid/grid-screen.tsx')).GridScreen, loading),
  'map-menu': lazyComponent(
    async () => (await import('../features/map-menu/map-menu-screen.tsx')).MapMenuScreen,
    loading,
  ),
  carousel: lazyComponent(
    async () => (await import('../features/carousel/carousel-screen.tsx')).CarouselScreen,
    loading,
  ),
  'menu-tiles': lazyComponent(async () => (await loadTiles()).MenuTilesScreen, loading),
  'image-tiles': lazyComponent(async () => (await loadTiles()).ImageTilesScreen, loading),
  'author-list': lazyComponent(
    async () => (await import('../features/browse-authors/author-list-screen.tsx')).AuthorListScreen,
    lines,
  ),
  posts: lazyComponent(async () => (await import('../features/read-posts/posts-screen.tsx')).PostsScreen, loading),
  podcasts: lazyComponent(async () => (await import('../features/podcasts/podcasts-screen.tsx')).PodcastsScreen, lines),
  videos: lazyComponent(async () => (await import('../features/watch-videos/videos-screen.tsx')).VideosScreen, loading),
  downloads: lazyComponent(
    async () => (await import('../features/downloads/downloads-screen.tsx')).DownloadsScreen,
    lines,
  ),
  'audio-cards': lazyComponent(async () => (await import('./section-screens.audio-cards.tsx')).AudioCards, lines),
  'card-lines': lazyComponent(async () => (await loadRows()).CardRowsScreen, lines),
  'multiple-format': lazyComponent(
    async () => (await import('../features/multiple-format/multiple-format-screen.tsx')).MultipleFormatScreen,
    loading,
  ),
  'paged-list': lazyComponent(async () => (await loadRows()).PagedListScreen, lines),
  playlists: lazyComponent(
    async () => (await import('../features/browse-playlists/playlists-screen.tsx')).PlaylistsScreen,
    loading,
  ),
  documents: lazyComponent(
    async () => (await import('../features/read-documents/documents-screen.tsx')).DocumentsScreen,
    lines,
  ),
  journeys: lazyComponent(
    async () => (await import('../features/journeys/journeys-screen.tsx')).JourneysScreen,
    loading,
  ),
  pdf: lazyComponent(
    async () => (await import('../features/view-content/pdf-section-screen.tsx')).PdfSectionScreen,
    <Skeleton ratio="16/9" />,
  ),
  calendar: lazyComponent(
    async () => (await import('../features/show-calendar/calendar-screen.tsx')).CalendarScreen,
    <Skeleton ratio="16/9" />,
  ),
  'embedded-chat': lazyComponent(
    async () => (await import('../features/chat/chat-section-screen.tsx')).ChatSectionScreen,
    <Skeleton height="26rem" />,
  ),
  assessment: lazyComponent(
    async () => (await import('../features/assessment/assessment-screen.tsx')).AssessmentScreen,
    <Skeleton ratio="16/9" />,
  ),
  'user-directory': lazyComponent(
    async () => (await import('../features/user-directory/user-directory-screen.tsx')).UserDirectoryScreen,
    lines,
  ),
  'user-uploads': lazyComponent(
    async () => (await import('../features/user-uploads/user-uploads-screen.tsx')).UserUploadsScreen,
    loading,
  ),
  'media-library': lazyComponent(
    async () => (await import('../features/browse-media-library/media-library-screen.tsx')).MediaLibraryScreen,
    lines,
  ),
  'external-link': lazyComponent(
    async () => (await import('../features/external-links/external-link-screen.tsx')).ExternalLinkScreen,
  ),
  'admin-redirect': lazyComponent(
    async () => (await import('../features/external-links/admin-redirect-screen.tsx')).AdminRedirectScreen,
  ),
};
