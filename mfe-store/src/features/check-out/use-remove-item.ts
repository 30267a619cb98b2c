import { useApiMutation } from '@shared-kit/runtime/api';
import { addToCart, removeFromCart } from '@shared-kit/contracts/store';
import { notify } from '@shared-kit/ui/toast';
import { useCartReload } from '../../lib/cart.queries.ts';
import { labels } from './labels.ts';

/** Removes items from the cart and offers an undo. `removing` is the offer that is being removed. */
export function useRemoveItem() {
  const reload = useCartReload();
  const onError = (error: Error): unknown => notify({ kind: 'error', text: error.message, error, key: 'cart' });
  const putBack = useApiMutation(addToCart, { onSettled: reload, onError });
  const remove = useApiMutation(removeFromCart, {
    // Pending until the new cart arrives, so that the row and the total change together.
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
