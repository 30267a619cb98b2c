import { contentPath, contentType, sectionPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';
import { labels } from './labels.ts';

/** Returns the back link of the viewer: its section, or the home. */
export function useWayBack(idSection: number | null): { to: string; text: string } {
  const { menu } = useActiveSession();
  const section = menu.find((one) => one.idSection === idSection);
  return section ? { to: sectionPath(section), text: section.menuOption.text } : { to: '/', text: labels.toHome };
}

/**
 * Returns the back link of an item: its parent item, its section, or the home; the label is 'Voltar' for a journey
 * without parent and section (A9-17).
 */
export function useWayBackFrom(
  { idContentType, parent, parentName }: ContentItem,
  idSection: number | null,
): { to: string; text: string } {
  const back = useWayBack(idSection);
  if (parent !== null) return { to: contentPath(parent, idSection), text: parentName || labels.plainBack };
  return idContentType === contentType.journey && back.to === '/' ? { ...back, text: labels.plainBack } : back;
}
