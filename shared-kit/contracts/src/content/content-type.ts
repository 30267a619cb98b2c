/** Content types by their number on the wire (`idContentType`). */
export const contentType = {
  audio: 1,
  video: 2,
  post: 3,
  site: 4,
  article: 5,
  live: 6,
  playlist: 7,
  externalLink: 8,
  free: 9,
  journeyList: 15,
  journey: 16,
  file: 18,
  journeyCards: 22,
  impactMenu: 23,
  pdf: 25,
  scorm: 26,
  link: 27,
} as const;

/** Labels of the content types (A2v-17). */
const labels: Readonly<Record<number, string>> = {
  1: 'Áudio',
  2: 'Vídeo',
  3: 'Post',
  4: 'Conteúdo',
  5: 'Artigo',
  6: 'Schedule',
  7: 'Youtube',
  8: 'Meeting',
  9: 'Livre',
  18: 'Arquivo',
  26: 'Conteúdo',
  27: 'Link',
};

/** Returns the label of a content type (A2v-17); undefined for types without a label. */
export function contentTypeLabel(idContentType: number): string | undefined {
  return labels[idContentType];
}
