import { cardSchema } from '@shared-kit/contracts/store';
import type { CardFields } from '@shared-kit/contracts/store';
import { useApiForm } from '@shared-kit/ui/forms';
import type { ApiForm } from '@shared-kit/ui/forms';

const blank: CardFields = { name: '', creditCard: '', expirationDate: '', CVV: '' };

export const schema = cardSchema(() => new Date());

/** Manages the card of a checkout. The card stays in memory only while the checkout is open; a later stage sends it. */
export function useCardForm(onValid: () => void): ApiForm<CardFields> {
  return useApiForm<CardFields>({
    defaultValues: blank,
    mode: 'onTouched',
    schema,
    submit: async () => onValid(),
  });
}
