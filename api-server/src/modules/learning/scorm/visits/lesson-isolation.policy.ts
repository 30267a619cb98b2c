import { refuse } from '../../../../platform/errors.ts';
import type { Storage } from '../../../../platform/storage/storage.port.ts';

/** Refuses to open lessons in a production where a package could read the player's storage (decision 914). */
export function expectIsolation({ opensLessons }: Pick<Storage, 'opensLessons'>): void {
  if (!opensLessons)
    throw refuse(
      'learning.scorm-not-isolated',
      409,
      'Lições SCORM não abrem nesta instalação: o endereço do conteúdo não isola uma lição da outra. Avise quem cuida do portal.',
    );
}
