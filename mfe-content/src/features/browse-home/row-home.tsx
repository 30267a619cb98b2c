import { sectionPath } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Icon, Image, Skeleton, Stack, useKitLink } from '@shared-kit/ui';
import { sectionIcon } from '../../lib/section-icon.rules.ts';
import { WithStarted } from './with-started.tsx';
import { homeSections } from './home-rows.rules.ts';
import type { HomeSection } from './home-rows.rules.ts';
import { labels } from './labels.ts';
import styles from './row-home.module.css';

/** Maximum number of child section names in one row. */
const NAMES = 5;

/**
 * Home style `row`: one wide row per section. The menu holds all data that the rows show, so they need no request
 * (A2h-01).
 */
export function RowHome() {
  const sections = homeSections(useActiveSession().menu);
  return (
    <WithStarted
      isEmpty={sections.length === 0}
      skeleton={
        <Stack gap={4}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className={styles.waiting} />
          ))}
        </Stack>
      }
    >
      <ul role="list" className={styles.lines} aria-label={labels.sections}>
        {sections.map((row, index) => (
          <li key={row.section.idSection}>
            <SectionRow row={row} isImagePriority={index < 3} />
          </li>
        ))}
      </ul>
    </WithStarted>
  );
}

function SectionRow({ row: { section, sections }, isImagePriority }: { row: HomeSection; isImagePriority: boolean }) {
  const Link = useKitLink();
  const { text, description, image } = section.menuOption;
  const icon = sectionIcon(section.idSectionType);
  return (
    <article className={styles.line}>
      <Image
        src={image}
        alt=""
        isPriority={isImagePriority}
        fallback={<Icon name={icon} size={40} />}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={sectionPath(section)} className={styles.target}>
            {text}
          </Link>
        </h2>
        {description !== '' && <p className={styles.description}>{description}</p>}
        {sections.length > 0 && (
          <p className={styles.names}>
            {sections
              .slice(0, NAMES)
              .map(({ menuOption }) => menuOption.text)
              .join(' · ')}
            {sections.length > NAMES && ` · +${sections.length - NAMES}`}
          </p>
        )}
      </div>
      <Icon name="arrow-right" size={24} className={styles.arrow} />
    </article>
  );
}
