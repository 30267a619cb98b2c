import {
  addToCart,
  findOffer,
  listOffers,
  listPurchased,
  removeFromCart,
  showShoppingCart,
} from '@shared-kit/contracts/store';
import { notFound, refuse } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import { notify } from '../notifications/index.ts';
import { startStoreHome } from './page-starts/store-home.service.ts';
import { provide } from '../../platform/wiring.service.ts';
import { trainingOffers } from '../learning/index.ts';
import { carts } from './carts.repository.ts';
import { paymentInProgress } from './checkout.service.ts';
import type { Till } from './checkout.service.ts';
import type { TillContext } from './payment.routes.ts';
import { orderSocket } from './order-socket.routes.ts';
import { offers } from './offers.repository.ts';
import { orders } from './orders.repository.ts';
import { paymentGateways } from './payment-gateway.port.ts';
import { paymentRoutes } from './payment.routes.ts';
import { settleOverdue } from './settle-orders.service.ts';
import { settlePayments } from './settle-payments.job.ts';
import { storeImporter } from './store.importer.ts';
import { ownedRoutes } from './owned.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { productContents } from './product-contents.repository.ts';
import { presentCart, presentContent, presentOffer, presentTrainingOffer } from './store.presenter.ts';

/** Settles what the person's last visit left open, so that they see the outcome. */
async function settleFor(idUser: number, context: Omit<Till, 'gateway' | 'tenantId'> & TillContext): Promise<void> {
  const gateway = await paymentGateways.of(context)(context.transaction);
  if (gateway) await settleOverdue({ ...context, gateway, tenantId: context.tenant.idApp }, idUser);
}

export const storeModule = defineModule({
  name: 'store',
  pageStarts: { home: startStoreHome },
  needs: [paymentGateways, notify],
  provides: [
    provide(trainingOffers, async (db, { idUser, idNode }) =>
      (await offers(db, idUser).withTraining(idNode)).map(presentTrainingOffer),
    ),
  ],
  routes(api) {
    ownedRoutes(api);
    orderRoutes(api);
    paymentRoutes(api);

    api.handle(listOffers, async ({ body, session, db, ...presentation }) => {
      const rows = await offers(db, session.idUser).forSale(body.searchText);
      return { success: true as const, offers: rows.map((row) => presentOffer(presentation, row)) };
    });

    api.handle(findOffer, async ({ params, session, db, ...presentation }) => {
      const row = await offers(db, session.idUser).find(params.idOffer);
      if (!row || (!row.active && row.purchased_at === null)) throw notFound('Produto não encontrado.');
      const contents = await productContents(db).ofProducts([row.id_product]);
      return { success: true as const, offer: presentOffer(presentation, row), contents: contents.map(presentContent) };
    });

    api.handle(listPurchased, 'in-steps', async ({ body, session, transaction, ...rest }) => {
      await settleFor(session.idUser, { ...rest, transaction });
      const rows = await transaction((db) => offers(db, session.idUser).purchased(body.searchText));
      return { success: true as const, offers: rows.map((row) => presentOffer(rest, row)) };
    });

    api.handle(showShoppingCart, 'in-steps', async ({ session: { idUser }, transaction, ...rest }) => {
      await settleFor(idUser, { ...rest, transaction });
      return transaction(async (db) => {
        const cart = await carts(db, idUser).open();
        if (!cart) return { success: true as const, itens: [], shoppingCart: null };
        const items = await offers(db, idUser).inCart(cart.id_shopping_cart);
        const pending = await orders(db).pendingOfCart(cart.id_shopping_cart);
        const shoppingCart = presentCart(rest, {
          idShoppingCart: cart.id_shopping_cart,
          idUser,
          items,
          pending,
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
  },
  socket: orderSocket,
  importers: [storeImporter],
  jobs: [settlePayments],
});
