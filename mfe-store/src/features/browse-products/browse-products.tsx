import type { StoreView } from '@shared-kit/contracts/store';
import { ordersPath, storePath } from '@shared-kit/contracts/store';
import { Button, EmptyState, Icon, PageHeader, QueryStates, SearchInput, VisuallyHidden } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { useCart } from '../../lib/cart.queries.ts';
import styles from './browse-products.module.css';
import { labels } from './labels.ts';
import { useOffers } from './offers.queries.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useStoreAddress } from './use-store-address.ts';

/** Catalogue of the store: toggle, search and product list. */
export function BrowseProducts() {
  const address = useStoreAddress();
  const content = <Products view={address.view} search={address.search} onClearSearch={() => address.searchNow('')} />;
  return (
    <>
      <PageHeader
        title={labels.title}
        description={labels.description}
        actions={
          <Button variant="ghost" size="small" to={ordersPath()} icon={<Icon name="receipt" size={18} />}>
            {labels.orders}
          </Button>
        }
      />
      <div className={styles.store}>
        <SearchInput
          className={styles.search}
          label={labels.search}
          value={address.typed}
          onValueChange={address.type}
          onSubmit={address.searchNow}
        />
        <Tabs
          label={labels.toggle}
          appearance="pill"
          value={address.view}
          onValueChange={(view) => address.show(view === 'mine' ? 'mine' : 'all')}
          tabs={[
            { key: 'all', label: labels.all, content },
            { key: 'mine', label: labels.mine, content },
          ]}
        />
      </div>
    </>
  );
}

function Products({ view, search, onClearSearch }: { view: StoreView; search: string; onClearSearch: () => void }) {
  const query = useOffers(view, search);
  const cart = useCart();
  const inCart = new Set(cart.data?.itens.map(({ idOffer }) => idOffer));
  const isSearching = search !== '';
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {query.data && !query.isPlaceholderData ? labels.count(query.data.offers.length) : ''}
        </span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={<ProductGridSkeleton />}
        isEmpty={({ offers }) => offers.length === 0}
        empty={
          view === 'mine' && !isSearching ? (
            <EmptyState
              icon={<Icon name="package" size={28} />}
              title={labels.nothingBought}
              action={<Button to={storePath()}>{labels.seeAll}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Icon name="search" size={28} />}
              title={labels.notFound}
              action={
                isSearching && (
                  <Button variant="secondary" onClick={onClearSearch}>
                    {labels.clearSearch}
                  </Button>
                )
              }
            />
          )
        }
      >
        {({ offers }) => (
          <ProductGrid
            label={view === 'mine' ? labels.mine : labels.all}
            offers={offers}
            inCart={inCart}
            isOwned={view === 'mine'}
          />
        )}
      </QueryStates>
    </>
  );
}
