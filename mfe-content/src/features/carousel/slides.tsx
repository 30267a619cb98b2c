import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { Icon, IconButton } from '@shared-kit/ui';
import { isLiveToday } from '@shared-kit/media/content-labels';
import { itemTile } from '../../lib/tile/tile-content.rules.ts';
import { Tile } from '../../lib/tile/tile.tsx';
import { useItemPath } from '../../lib/use-item-path.ts';
import styles from './carousel.module.css';
import { labels } from './labels.ts';
import { useSlidePages } from './use-slide-pages.ts';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Renders a carousel without autoplay; touch, wheel, arrow keys, buttons and dots move it. */
export function Slides({ items, section }: { items: readonly ContentItem[]; section: MenuSection }) {
  const pathOf = useItemPath();
  const [now] = useState(() => new Date());
  const { rail, page, pages, goTo } = useSlidePages(items.length);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(page + step);
  };
  return (
    <section aria-roledescription={labels.carousel} aria-label={section.menuOption.text} className={styles.carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links inside are focusable; arrow keys change the page as the buttons do */}
      <ul role="list" ref={rail} className={styles.rail} onKeyDown={move}>
        {items.map((item, index) => (
          <li key={item.idContentItem} className={styles.slide}>
            <Tile
              tile={itemTile(item, 'picture', { to: pathOf(item, section.idSection), isLive: isLiveToday(item, now) })}
              index={index}
              isImagePriority={index < 3}
            />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.controls}>
          <IconButton
            variant="outlined"
            label={labels.previous}
            icon={<Icon name="chevron-left" />}
            disabled={page === 0}
            onClick={() => goTo(page - 1)}
          />
          <ul role="list" className={styles.points}>
            {Array.from({ length: pages }, (_, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.point}
                  aria-label={labels.page(index + 1, pages)}
                  aria-current={index === page ? 'true' : undefined}
                  onClick={() => goTo(index)}
                />
              </li>
            ))}
          </ul>
          <IconButton
            variant="outlined"
            label={labels.next}
            icon={<Icon name="chevron-right" />}
            disabled={page === pages - 1}
            onClick={() => goTo(page + 1)}
          />
        </div>
      )}
    </section>
  );
}
