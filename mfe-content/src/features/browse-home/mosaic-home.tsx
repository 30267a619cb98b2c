import { useActiveSession } from '@shared-kit/runtime/session';
import { Skeleton } from '@shared-kit/ui';
import { Mosaic, MosaicSkeleton } from '../../lib/tile/mosaic.tsx';
import { sectionTile } from '../../lib/tile/tile-content.rules.ts';
import { WithStarted } from './with-started.tsx';
import { homeSections } from './home-rows.rules.ts';
import { IconMosaic } from './icon-mosaic.tsx';
import styles from './icon-mosaic.module.css';
import { labels } from './labels.ts';

/** Home style `mosaic` (A2h-02, A2h-03): the sections as tiles of a mosaic, or as icons. */
export function MosaicHome() {
  const { menu, design } = useActiveSession();
  const tiles = homeSections(menu).map(({ section }) => sectionTile(section, 'picture'));
  if (design.mosaicStyle === 'tile') {
    return (
      <WithStarted isEmpty={tiles.length === 0} skeleton={<MosaicSkeleton count={tiles.length} />}>
        <Mosaic tiles={tiles} label={labels.sections} />
      </WithStarted>
    );
  }
  return (
    <WithStarted
      isEmpty={tiles.length === 0}
      skeleton={
        <div className={styles.icons}>
          {Array.from({ length: tiles.length }, (_, index) => (
            <Skeleton key={index} className={styles.waiting} />
          ))}
        </div>
      }
    >
      <IconMosaic tiles={tiles} label={labels.sections} />
    </WithStarted>
  );
}
