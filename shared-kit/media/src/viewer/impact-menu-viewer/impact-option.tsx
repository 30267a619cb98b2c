import { useId } from 'react';
import { contentPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { HtmlArticle } from '@shared-kit/media/player';
import { Button, Icon, Image, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from '../labels.ts';
import styles from './impact-menu-viewer.module.css';

interface ImpactOptionProps {
  readonly option: ContentItem;
  readonly isOpen: boolean;
  readonly isSeen: boolean;
  readonly onToggle: () => void;
}

/** Renders the tile of the menu, with its text below its row. */
export function ImpactOption({ option, isOpen, isSeen, onToggle }: ImpactOptionProps) {
  const panel = useId();
  return (
    <>
      <li className={styles.option}>
        <button
          type="button"
          className={classNames(styles.tile, isOpen && styles.isOpen)}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': panel } : {})}
          onClick={onToggle}
        >
          {option.image !== '' && <Image src={option.image} alt="" ratio="4/3" className={styles.picture} />}
          <span className={styles.name}>
            {option.text}
            {isSeen && (
              <span className={styles.seen}>
                <Icon name="check" size={16} />
                <VisuallyHidden>{labels.seen}</VisuallyHidden>
              </span>
            )}
          </span>
        </button>
      </li>
      {isOpen && (
        <li className={styles.panel} id={panel}>
          {option.description !== '' && <p className={styles.lead}>{option.description}</p>}
          {option.content !== '' && <HtmlArticle html={option.content} />}
          {(option.contentLocation !== '' || option.children.length > 0) && (
            <Button
              to={contentPath(option.idContentItem, option.idSection)}
              iconEnd={<Icon name="arrow-right" size={18} />}
            >
              {labels.openContent}
            </Button>
          )}
        </li>
      )}
    </>
  );
}
