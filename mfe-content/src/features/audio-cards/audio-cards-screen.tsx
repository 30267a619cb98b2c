import { useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Icon, IconButton } from '@shared-kit/ui';
import { ItemRow } from '../../lib/item-row.tsx';
import { labels as common } from '../../lib/labels.ts';
import { RowPicture } from '../../lib/row-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import styles from './audio-cards.module.css';
import { labels } from './labels.ts';
import { PlayingContext, usePlaying } from './playing.tsx';

export interface PlayerProps {
  readonly idContentItem: number;
  readonly idSection: number;
}

/** Section type 33: audios that play within the list; the player stays in view while the person scrolls (A2s-36). */
export function AudioCardsScreen({ section, Player }: { section: MenuSection; Player: ComponentType<PlayerProps> }) {
  const [idContentItem, play] = useState<number>();
  const playing = useMemo(() => ({ idContentItem, play }), [idContentItem]);
  return (
    <PlayingContext value={playing}>
      <PagedSection section={section} layout="columns" Item={AudioCard} empty={common.nothingToShow} />
      {idContentItem !== undefined && (
        <section className={styles.dock} aria-label={labels.playing}>
          <Player key={idContentItem} idContentItem={idContentItem} idSection={section.idSection} />
        </section>
      )}
    </PlayingContext>
  );
}

function AudioCard({ item, idSection, isEarly }: ItemViewProps) {
  const { idContentItem, play } = usePlaying();
  const isPlaying = idContentItem === item.idContentItem;
  return (
    <ItemRow
      item={item}
      idSection={idSection}
      lead={<RowPicture item={item} isEarly={isEarly} />}
      {...(item.author === '' ? {} : { eyebrow: item.author })}
      details={item.duration > 0 && <span>{formatDurationWords(item.duration)}</span>}
      {...(item.contentLocation === ''
        ? {}
        : {
            trail: (
              <IconButton
                variant={isPlaying ? 'outlined' : 'filled'}
                label={isPlaying ? labels.stop(item.text) : labels.play(item.text)}
                icon={<Icon name={isPlaying ? 'close' : 'play'} size={20} />}
                onClick={() => play(isPlaying ? undefined : item.idContentItem)}
              />
            ),
          })}
    />
  );
}
