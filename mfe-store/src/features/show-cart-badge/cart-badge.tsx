import { useState } from 'react';
import { cartChanged, cartPath, storePath } from '@shared-kit/contracts/store';
import { useEvent } from '@shared-kit/runtime/events';
import { Icon, IconButton } from '@shared-kit/ui';
import { useCart } from '../../lib/cart.queries.ts';
import styles from './cart-badge.module.css';

/**
 * Cart button in the header, with the store beside it where the menu may not show it. It reads the cart once and then
 * follows the published changes.
 */
export function SlotComponent() {
  const [items, setItems] = useState(0);
  useCart();
  useEvent(cartChanged, (cart) => setItems(cart.items));
  return (
    <>
      <IconButton className={styles.store} to={storePath()} label="Ir à loja" icon={<Icon name="store" />} />
      <IconButton to={cartPath()} label="Carrinho" icon={<Icon name="cart" />} badge={items} />
    </>
  );
}
