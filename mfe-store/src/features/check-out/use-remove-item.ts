import { useApiMutation } from 'shared-kit/api';
import { addToCart, removeFromCart } from 'shared-kit/contracts/store';
import { notify } from 'shared-kit/ui/toast';
import { useCartReload } from '../../lib/cart.queries.ts';
import { labels } from './labels.ts';

/** Takes items out of the cart, with a way back for a slipped finger. `removing` is the offer that is on its way out. */
export function useRemoveItem() {
  const reload = useCartReload();
  const onError = ({ message }: Error): unknown => notify({ kind: 'error', text: message, key: 'cart' });
  const putBack = useApiMutation(addToCart, { onSettled: reload, onError });
  const remove = useApiMutation(removeFromCart, {
    // Pending until the new cart is there, so that the line and the total go together.
    onSettled: reload,
    onError,
    onSuccess: (_, input) =>
      notify({
        text: labels.removed,
        key: 'cart',
        action: { label: labels.undo, onSelect: () => putBack.mutate(input) },
      }),
  });
  return {
    removing: remove.isPending ? Number(remove.variables.body.idOffer) : undefined,
    remove: (idOffer: number): void => remove.mutate({ body: { idOffer } }),
  };
}
