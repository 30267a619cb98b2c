import { contentPath, neighboursOfContent } from '@shared-kit/contracts/content';
import { useApiQuery } from '@shared-kit/runtime/api';
import { useNavigate } from '@shared-kit/runtime/router';
import type { NextContent } from '@shared-kit/media/viewer';

/** Returns the next item of the section, which the viewer offers when media end; undefined at the section's end. */
export function useNextInSection(idContentItem: number, idSection: number | null): NextContent | undefined {
  const { data } = useApiQuery(neighboursOfContent, { params: { id: idContentItem } }, { enabled: idSection !== null });
  const navigate = useNavigate();
  const next = data?.next;
  if (!next || idSection === null) return undefined;
  return { title: next.text, open: () => void navigate(contentPath(next.idContentItem, idSection)) };
}
