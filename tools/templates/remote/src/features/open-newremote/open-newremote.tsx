import { Icon, IconButton } from '@shared-kit/ui';
import { homePath } from '../../lib/home-path.ts';
import { labels } from './labels.ts';

/** Link to this remote in the header of every page. */
export function SlotComponent() {
  return <IconButton to={homePath} label={labels.open} icon={<Icon name="star" />} />;
}
