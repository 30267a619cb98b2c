import { storePath } from '@shared-kit/contracts/store';
import type { Offer, ProductContent } from '@shared-kit/contracts/store';
import { formatMoney, truncate } from '@shared-kit/ui/format';
import { Link, usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, Image, QueryStates, Skeleton, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useOffer } from './offer.queries.ts';
import { ProductAction } from './product-action.tsx';
import styles from './show-product.module.css';

/** Maximum length of the title in characters (A9-14). */
const MAX_TITLE = 40;

/** Page of a product: picture and price first, then the text, with the button always visible. */
export function ShowProduct({ idOffer }: { idOffer: number }) {
  const query = useOffer(idOffer);
  const isMissing = query.error?.status === 404 || query.error?.status === 400 || !(idOffer > 0);
  if (isMissing) {
    return (
      <EmptyState
        icon={<Icon name="package" size={28} />}
        title={labels.notFound}
        description={labels.notFoundHint}
        action={<Button to={storePath()}>{labels.seeAll}</Button>}
      />
    );
  }
  return (
    <QueryStates query={query} skeleton={<ProductSkeleton />}>
      {({ offer, contents }) => <Product offer={offer} contents={contents} />}
    </QueryStates>
  );
}

function Product({ offer, contents }: { offer: Offer; contents: readonly ProductContent[] }) {
  usePageTitle(offer.title);
  return (
    <article className={styles.product}>
      <p className={styles.breadcrumb}>
        <Link to={storePath()}>{labels.store}</Link>
        <Icon name="chevron-right" size={16} />
        <span>{truncate(offer.title, MAX_TITLE)}</span>
      </p>
      <Image src={offer.imageURL} alt="" ratio="4/3" isPriority className={styles.picture} />
      <div className={styles.head}>
        <h1>{offer.title}</h1>
        <p className={styles.description}>{offer.description}</p>
      </div>
      <section className={styles.about} aria-labelledby="about-product">
        <h2 id="about-product">{labels.about}</h2>
        {/* oxlint-disable-next-line react/no-danger -- sanitised by the server when the product was imported */}
        <div className={styles.content} dangerouslySetInnerHTML={{ __html: offer.content }} />
        {contents.length > 0 && (
          <>
            <h2>{labels.contents}</h2>
            <ul className={styles.included} role="list">
              {contents.map(({ idProductContent, kind, title }) => (
                <li key={idProductContent}>
                  <Icon name={kind === 'training' ? 'training' : 'file-text'} />
                  <span>
                    {title}
                    <span className={styles.kind}>{labels.kinds[kind]}</span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div className={styles.till}>
        {!offer.aquired && <p className={styles.price}>{formatMoney(offer.price)}</p>}
        <div className={styles.action}>
          <ProductAction offer={offer} />
        </div>
      </div>
    </article>
  );
}

function ProductSkeleton() {
  return (
    <div className={styles.product}>
      <div className={styles.breadcrumb}>
        <Skeleton shape="line" width="14rem" />
      </div>
      <Skeleton ratio="4/3" className={styles.picture ?? ''} />
      <div className={styles.head}>
        <Skeleton shape="line" width="80%" height="2.25rem" />
        <SkeletonText lines={3} />
      </div>
      <div className={styles.about}>
        <SkeletonText lines={6} />
      </div>
      <div className={styles.till}>
        <Skeleton width="100%" height="3.25rem" />
      </div>
    </div>
  );
}
