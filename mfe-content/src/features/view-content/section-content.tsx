import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useGoBack } from '@shared-kit/runtime/router';
import { ContentViewer } from '@shared-kit/media/viewer';
import type { ChosenVideo, ViewerRules } from '@shared-kit/media/viewer';
import type { ItemProgress } from './use-item-progress.ts';
import { useNextInSection } from './use-next-in-section.ts';
import { useWayBack } from './use-way-back.ts';

/** Type 27 (link) belongs to trainings (A2v-16). */
const rules: ViewerRules = { excludedTypes: [contentType.link] };

interface SectionContentProps {
  readonly item: ContentItem;
  readonly progress: ItemProgress;
  /** Section that the item was opened from. */
  readonly idSection: number | null;
  readonly chosenVideo?: ChosenVideo | undefined;
}

/** Renders the viewer with the rules of the content area: a site without content navigates back (A2v-05). */
export function SectionContent({ item, progress, idSection, chosenVideo }: SectionContentProps) {
  const next = useNextInSection(item.idContentItem, idSection);
  const goBack = useGoBack(useWayBack(idSection).to, { replace: true });
  return (
    <ContentViewer
      item={item}
      progress={progress}
      rules={rules}
      chosenVideo={chosenVideo}
      next={next}
      onEmpty={goBack}
      onSaved={progress.onSaved}
    />
  );
}
