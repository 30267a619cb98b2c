import type { MenuSection } from '@shared-kit/contracts/identity';
import { AudioCardsScreen } from '../features/audio-cards/audio-cards-screen.tsx';
import { PlayInPlace } from '../features/view-content/play-in-place.tsx';

/** Renders audio cards with the player of the viewer. */
export function AudioCards({ section }: { section: MenuSection }) {
  return <AudioCardsScreen section={section} Player={PlayInPlace} />;
}
