import { formatDate } from '@shared-kit/contracts/calendar';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { orderPath, productPath, storePath } from '@shared-kit/contracts/store';
import type { OwnedContent, showOwnedProduct } from '@shared-kit/contracts/store';
import { Link, usePageTitle } from '@shared-kit/runtime/router';
import { Button, Card, EmptyState, Icon, Image, QueryStates, Skeleton, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './open-product.module.css';
import { useOwnedProduct } from './owned-product.queries.ts';
import { FileContent, TrainingContent } from './owned-content.tsx';

/** Page of an owned product: its trainings and its files. */
export function OpenProduct({ idOffer }: { idOffer: number }) {
  const query = useOwnedProduct(idOffer);
  if (query.error?.status === 404 || query.error?.status === 400 || !(idOffer > 0)) {
    return (
      <EmptyState
        icon={<Icon name="package" size={28} />}
        title={labels.notOwned}
        description={labels.notOwnedHint}
        action={<Button to={storePath({ view: 'mine' })}>{labels.seeMine}</Button>}
      />
    );
  }
  return (
    <QueryStates query={query} skeleton={<OwnedSkeleton />}>
      {(owned) => <Owned owned={owned} />}
    </QueryStates>
  );
}

function Owned({ owned }: { owned: ReplyOf<typeof showOwnedProduct> }) {
  const { offer, contents, idOrder, purchasedAt } = owned;
  usePageTitle(offer.title);
  return (
    <article className={styles.product}>
      <p className={styles.breadcrumb}>
        <Link to={storePath()}>{labels.store}</Link>
        <Icon name="chevron-right" size={16} />
        <Link to={storePath({ view: 'mine' })}>{labels.mine}</Link>
      </p>
      <header className={styles.head}>
        <Image src={offer.imageURL} alt="" ratio="4/3" isPriority className={styles.picture} />
        <div className={styles.title}>
          <h1>{offer.title}</h1>
          <p className={styles.bought}>{labels.boughtOn(formatDate(purchasedAt))}</p>
          <p className={styles.links}>
            <Link to={productPath(offer.idOffer)}>{labels.details}</Link>
            {idOrder !== null && <Link to={orderPath(idOrder)}>{labels.receipt}</Link>}
          </p>
        </div>
      </header>
      <Contents contents={contents} />
    </article>
  );
}

function Contents({ contents }: { contents: readonly OwnedContent[] }) {
  const trainings = contents.filter((content) => content.kind === 'training');
  const files = contents.filter((content) => content.kind === 'file');
  if (contents.length === 0) {
    return <EmptyState icon={<Icon name="package" size={28} />} title={labels.empty} description={labels.emptyHint} />;
  }
  return (
    <>
      {trainings.length > 0 && (
        <section className={styles.group} aria-labelledby="owned-trainings">
          <h2 id="owned-trainings">{labels.trainings}</h2>
          <ul className={styles.list} role="list">
            {trainings.map((content) => (
              <TrainingContent key={content.idProductContent} content={content} />
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.group} aria-labelledby="owned-files">
          <h2 id="owned-files">{labels.files}</h2>
          <ul className={styles.list} role="list">
            {files.map((content) => (
              <FileContent key={content.idProductContent} content={content} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OwnedSkeleton() {
  return (
    <div className={styles.product}>
      <Skeleton shape="line" width="14rem" />
      <div className={styles.head}>
        <Skeleton ratio="4/3" className={styles.picture ?? ''} />
        <SkeletonText lines={3} />
      </div>
      <Card>
        <SkeletonText lines={3} />
      </Card>
    </div>
  );
}
