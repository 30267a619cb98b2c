import { cardSchema } from 'shared-kit/contracts/store';
import type { CardFields } from 'shared-kit/contracts/store';
import { useApiForm } from 'shared-kit/forms';
import type { ApiForm } from 'shared-kit/forms';

const blank: CardFields = { name: '', creditCard: '', expirationDate: '', CVV: '' };

export const schema = cardSchema(() => new Date());

/**
 * The card of a checkout. It lives as long as the checkout is open, in memory only; a valid one leads on, and is sent by a later
 * stage.
 */
export function useCardForm(onValid: () => void): ApiForm<CardFields> {
  return useApiForm<CardFields>({
    defaultValues: blank,
    mode: 'onTouched',
    schema,
    submit: async () => onValid(),
  });
}
