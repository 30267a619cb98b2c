import {
  addToCart,
  buy,
  findOffer,
  listOffers,
  listPurchased,
  removeFromCart,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { cardFrom } from './card.policy.ts';
import { carts } from './carts.repository.ts';
import { pay, paymentInProgress, settleOverdue } from './checkout.service.ts';
import { paymentGateway } from './gateway-in-use.ts';
import { offers } from './offers.repository.ts';
import { orders } from './orders.repository.ts';
import { settlePayments } from './settle-payments.job.ts';
import { storeImporter } from './store.importer.ts';
import { presentCart, presentOffer } from './store.presenter.ts';

export const storeModule = defineModule({
  name: 'store',
  routes(api) {
    api.handle(listOffers, async ({ body, session, db, ...presentation }) => {
      const rows = await offers(db, session.idUser).forSale(body.searchText);
      return { success: true as const, offers: rows.map((row) => presentOffer(presentation, row)) };
    });

    api.handle(findOffer, async ({ params, session, db, ...presentation }) => {
      const row = await offers(db, session.idUser).find(params.idOffer);
      if (!row || (!row.active && row.purchased_at === null)) throw notFound('Produto não encontrado.');
      return { success: true as const, offer: presentOffer(presentation, row) };
    });

    api.handleInSteps(listPurchased, async ({ body, session, transaction, ...rest }) => {
      await settleOverdue(
        { ...rest, gateway: paymentGateway(transaction), transaction, tenantId: rest.tenant.idApp },
        session.idUser,
      );
      const rows = await transaction((db) => offers(db, session.idUser).purchased(body.searchText));
      return { success: true as const, offers: rows.map((row) => presentOffer(rest, row)) };
    });

    api.handleInSteps(showShoppingCart, async ({ session: { idUser }, transaction, ...rest }) => {
      await settleOverdue(
        { ...rest, gateway: paymentGateway(transaction), transaction, tenantId: rest.tenant.idApp },
        idUser,
      );
      return transaction(async (db) => {
        const cart = await carts(db, idUser).open();
        if (!cart) return { success: true as const, itens: [], shoppingCart: null };
        const items = await offers(db, idUser).inCart(cart.id_shopping_cart);
        const pending = await orders(db).pendingOfCart(cart.id_shopping_cart);
        const shoppingCart = presentCart(rest, {
          idShoppingCart: cart.id_shopping_cart,
          idUser,
          items,
          isBeingPaid: pending !== undefined,
        });
        return { success: true as const, itens: shoppingCart.itens, shoppingCart };
      });
    });

    api.handle(addToCart, async ({ body, session, db, now }) => {
      const { id_shopping_cart } = await carts(db, session.idUser).lockOrStart(now);
      const offer = await offers(db, session.idUser).find(body.idOffer);
      if (!offer?.active) throw notFound('Produto não encontrado.');
      if (offer.purchased_at !== null) throw refuse('store.already-acquired', 409, 'Você já tem este produto.');
      if (await orders(db).pendingOfCart(id_shopping_cart)) throw paymentInProgress();
      await carts(db, session.idUser).add(id_shopping_cart, body.idOffer, now);
      return { sucess: true };
    });

    api.handle(removeFromCart, async ({ body, session, db }) => {
      if (!(await offers(db, session.idUser).find(body.idOffer))) throw notFound('Produto não encontrado.');
      const cart = await carts(db, session.idUser).lockOpen();
      if (!cart) return { sucess: true };
      if (await orders(db).pendingOfCart(cart.id_shopping_cart)) throw paymentInProgress();
      await carts(db, session.idUser).remove(cart.id_shopping_cart, body.idOffer);
      return { sucess: true };
    });

    api.handleInSteps(buy, async ({ body, session, transaction, tenant, log, now }) => {
      const card = cardFrom(body, now);
      const { idempotencyKey, idShoppingCart, totalPrice } = body;
      const purchase = { idUser: session.idUser, brand: card.brand, idempotencyKey, idShoppingCart, totalPrice };
      const isPaid = await pay(
        { gateway: paymentGateway(transaction), transaction, tenantId: tenant.idApp, log, now },
        purchase,
        card,
      );
      return { sucess: isPaid };
    });
  },
  importers: [storeImporter],
  jobs: [settlePayments],
});
