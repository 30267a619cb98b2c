import type { CardElement } from '@shared-kit/contracts/learning';
import { nodeLevelPath } from '@shared-kit/contracts/learning';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Icon, Image } from '@shared-kit/ui';
import type { ImageRatio } from '@shared-kit/ui';
import { cardTarget } from './card-target.rules.ts';
import type { CoursePlace } from './card-target.rules.ts';
import { cardEyebrow, cardTitle } from './card-texts.rules.ts';
import { ElementCard } from './element-card.tsx';
import styles from './kind-of-card.module.css';

interface CardOfKind {
  readonly element: CardElement;
  /** Set inside an enrolment. */
  readonly place?: CoursePlace | undefined;
  readonly ratio?: ImageRatio;
  readonly orientation?: 'column' | 'row';
  readonly headingLevel?: 2 | 3 | 4;
  readonly isImagePriority?: boolean;
}

/** Card components by the `type` of a block. Lessons of SCORM packages have their card on their own page (B2.5-01). */
const kinds: Readonly<Record<string, (card: CardOfKind) => React.ReactNode>> = {
  standard: ElementCard,
  navigation: NavigationCard,
  avatar: AvatarCard,
  journey: JourneyCard,
  menu: MenuCard,
};

/** Renders an element with the card of its block's kind; standard by default. */
export function KindOfCard({ kind, ...card }: CardOfKind & { kind: string | undefined }) {
  const Card = kinds[kind ?? 'standard'];
  // A block may name a card type that this version does not know (B2.5-04).
  return Card ? (
    <Card {...card} />
  ) : (
    <Alert tone="warning">{`O tipo "${kind}" não existe na lista de componentes.`}</Alert>
  );
}

/** Renders a link with picture and title only. */
function NavigationCard({ element, place, ratio = '16/9', isImagePriority }: CardOfKind) {
  return (
    <Target element={element} to={openTarget(element, place)} className={styles.navigation}>
      <Image
        src={element.image}
        alt=""
        ratio={ratio}
        {...(isImagePriority ? { isPriority: true } : {})}
        className={styles.picture}
      />
      <span className={styles.caption}>
        <span className={styles.name}>{cardTitle(element)}</span>
        <Icon name={element.lock ? 'lock' : 'chevron-right'} size={18} />
      </span>
    </Target>
  );
}

/** Renders a round picture; it opens the person's own level of the node (B2.1-03). */
function AvatarCard({ element, place }: CardOfKind) {
  const own = openTarget(element, place);
  const to =
    own !== undefined && !place && element.nodeType === 'LEARNING' && element.nodeCode !== null
      ? nodeLevelPath(element.nodeCode)
      : own;
  return (
    <Target element={element} to={to} className={styles.avatar}>
      <Image
        src={element.image}
        alt=""
        ratio="1/1"
        className={styles.round}
        fallback={<span className={styles.initial}>{cardTitle(element).charAt(0)}</span>}
      />
      <span className={styles.name}>{cardTitle(element)}</span>
    </Target>
  );
}

/** Renders a card with the progress beside it, for lists of the person's enrolments. */
function JourneyCard(card: CardOfKind) {
  return <ElementCard {...card} orientation="row" />;
}

/** Renders one line, as in a menu. */
function MenuCard({ element, place }: CardOfKind) {
  return (
    <Target element={element} to={openTarget(element, place)} className={styles.menu}>
      <Icon
        name={
          element.lock
            ? 'lock'
            : element.nodeType === 'ORGANIZATION'
              ? 'folder'
              : element.elementType === 'NODE'
                ? 'training'
                : 'file-text'
        }
        size={20}
      />
      <span className={styles.lines}>
        <span className={styles.name}>{cardTitle(element)}</span>
        <span className={styles.above}>{cardEyebrow(element)}</span>
      </span>
      <Icon name="chevron-right" size={18} />
    </Target>
  );
}

function openTarget(element: CardElement, place: CoursePlace | undefined): string | undefined {
  return element.lock === null ? cardTarget(element, place) : undefined;
}

/** Renders a link, or the reason when the element is closed. */
function Target({
  element,
  to,
  className,
  children,
}: {
  element: CardElement;
  to: string | undefined;
  className: string | undefined;
  children: React.ReactNode;
}) {
  if (to !== undefined) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <div className={className} data-closed="yes">
      {children}
      {element.lock && (
        <span className={styles.reason}>
          {element.lock.reason === 'RESTRICTED' ? 'Acesso Restrito' : element.lock.message}
        </span>
      )}
    </div>
  );
}
