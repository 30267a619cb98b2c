import { useState } from 'react';
import { cartChanged, cartPath } from '@shared-kit/contracts/store';
import { useEvent } from '@shared-kit/runtime/events';
import { Icon, IconButton } from '@shared-kit/ui';
import { useCart } from '../../lib/cart.queries.ts';

/** Cart button in the header. It reads the cart once and then follows the published changes. */
export function SlotComponent() {
  const [items, setItems] = useState(0);
  useCart();
  useEvent(cartChanged, (cart) => setItems(cart.items));
  return <IconButton to={cartPath()} label="Carrinho" icon={<Icon name="cart" />} badge={items} />;
}
