/**
 * Screen of a section by its type number; any other type is unavailable (decision 21). The file of a screen has its name.
 * Three folders have several screens: `browse-tiles` mosaic and both kinds of tiles, `browse-rows` card lines and the
 * paged list, `watch-playlists` video playlists, live and YouTube playlists.
 */
const screens = {
  1: 'mosaic',
  2: 'card-list',
  3: 'grid',
  4: 'map-menu',
  5: 'video-playlist',
  6: 'author-list',
  7: 'posts',
  8: 'carousel',
  9: 'podcasts',
  10: 'videos',
  11: 'live',
  12: 'downloads',
  13: 'youtube-playlist',
  14: 'user-directory',
  18: 'pdf',
  19: 'calendar',
  20: 'embedded-chat',
  21: 'user-uploads',
  25: 'media-library',
  31: 'posts',
  32: 'journeys',
  33: 'audio-cards',
  36: 'card-lines',
  38: 'multiple-format',
  43: 'assessment',
  45: 'external-link',
  48: 'menu-tiles',
  49: 'image-tiles',
  52: 'admin-redirect',
  58: 'external-link',
  59: 'paged-list',
  60: 'playlists',
  61: 'documents',
} as const;

export type SectionScreen = (typeof screens)[keyof typeof screens];

export function screenOf(idSectionType: number): SectionScreen | undefined {
  return (screens as Readonly<Record<number, SectionScreen>>)[idSectionType];
}
