import type { MenuSection } from 'shared-kit/contracts/identity';
import { AudioCardsScreen } from '../features/hear-in-place/audio-cards-screen.tsx';
import { PlayInPlace } from '../features/view-content/play-in-place.tsx';

/** Audios with the player of their viewer. */
export function AudioCards({ section }: { section: MenuSection }) {
  return <AudioCardsScreen section={section} Player={PlayInPlace} />;
}
