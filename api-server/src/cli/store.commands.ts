import type { Command } from 'commander';
import { refundOrderOf } from '../modules/store/index.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface RefundOptions extends OutputOptions {
  readonly tenant: string;
  readonly reason: string;
}

/** Adds the commands with which an operator manages the orders of a store. */
export function addStoreCommands(program: Command, { terminal, platform }: CommandContext): void {
  const store = program.command('store').description('pedidos da loja');

  withJson(store.command('refund'))
    .description('reembolsa um pedido pago: tira os produtos do comprador e devolve o dinheiro')
    .argument('<pedido>', 'número do pedido')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--reason <texto>', 'motivo, como o comprador o vê no recibo')
    .action(async (text: string, options: RefundOptions) => {
      const idOrder = Number(text);
      if (!Number.isInteger(idOrder) || idOrder < 1 || idOrder > 2_147_483_647)
        throw refuse('store.unknown-order', 404, `'${text}' não é o número de um pedido.`);
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const status = await refundOrderOf(open, { tenantId: idApp, idOrder, reason: options.reason });
      const line =
        status === 'refunded'
          ? `pedido nº ${idOrder}: reembolsado`
          : `pedido nº ${idOrder}: produtos retirados; a operadora ainda não confirmou a devolução, e o servidor a repete a cada minuto`;
      show(terminal, options, { success: true, idOrder, status }, [line]);
    });
}
