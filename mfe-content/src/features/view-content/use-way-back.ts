import { contentPath, contentType, sectionPath } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { useActiveSession } from 'shared-kit/session';
import { labels } from './labels.ts';

/** Where the viewer leads back to: its section, or the home. */
export function useWayBack(idSection: number | null): { to: string; text: string } {
  const { menu } = useActiveSession();
  const section = menu.find((one) => one.idSection === idSection);
  return section ? { to: sectionPath(section), text: section.menuOption.text } : { to: '/', text: labels.toHome };
}

/** Where one content leads back to: what it is part of, its section, or the home; for a journey that has neither, the label is 'Voltar' (A9-17). */
export function useWayBackFrom(
  { idContentType, parent, parentName }: ContentItem,
  idSection: number | null,
): { to: string; text: string } {
  const back = useWayBack(idSection);
  if (parent !== null) return { to: contentPath(parent, idSection), text: parentName || labels.plainBack };
  return idContentType === contentType.journey && back.to === '/' ? { ...back, text: labels.plainBack } : back;
}
