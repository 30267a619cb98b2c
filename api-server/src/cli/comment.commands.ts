import type { Command } from 'commander';
import { commentModeration } from '../modules/learning/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface TenantOptions extends OutputOptions {
  readonly tenant: string;
}

interface ListOptions extends TenantOptions {
  readonly all?: boolean;
  readonly limit: string;
}

interface HideOptions extends TenantOptions {
  readonly by: string;
}

/** Adds the commands with which an operator reads reported comments and decides on them. */
export function addCommentCommands(program: Command, { terminal, platform }: CommandContext): void {
  const comments = program.command('comments').description('comentários denunciados');

  withJson(comments.command('reported'))
    .description('lista os comentários com denúncias à espera de decisão')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--all', 'também os que já foram avaliados')
    .option('--limit <número>', 'quantos, a partir da denúncia mais recente', '50')
    .action(async (options: ListOptions) => {
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
      const found = await withTenant(open.database.db, idApp, (db) =>
        commentModeration(db).reported({ limit, onlyOpen: options.all !== true }),
      );
      const lines = found.map((one) =>
        [
          one.idComment,
          one.reports,
          one.lastReport,
          one.hiddenBy ? `oculto por ${one.hiddenBy}` : one.isDeleted ? 'excluído' : 'à vista',
          one.author,
          one.place,
          one.text,
        ].join('\t'),
      );
      show(terminal, options, found, lines);
    });

  withJson(comments.command('hide'))
    .description('tira um comentário de vista; no lugar dele fica um aviso')
    .argument('<id>', 'número do comentário')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--by <nome>', 'quem decidiu, como fica registrado', 'moderação')
    .action(async (id: string, options: HideOptions) =>
      decide(id, options, (moderation, idComment, now) => moderation.hide(idComment, options.by, now)),
    );

  withJson(comments.command('restore'))
    .description('põe um comentário de volta à vista, ou mantém o que foi denunciado')
    .argument('<id>', 'número do comentário')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (id: string, options: TenantOptions) =>
      decide(id, options, (moderation, idComment, now) => moderation.restore(idComment, now)),
    );

  async function decide(
    id: string,
    options: TenantOptions,
    decision: (moderation: ReturnType<typeof commentModeration>, idComment: number, now: Date) => Promise<boolean>,
  ): Promise<void> {
    const open = await platform();
    const { idApp } = await tenantByKey(open, options.tenant);
    const idComment = Number(id);
    const isNumber = Number.isInteger(idComment) && idComment > 0 && idComment <= 2_147_483_647;
    const isDone =
      isNumber &&
      (await withTenant(open.database.db, idApp, (db) => decision(commentModeration(db), idComment, open.clock.now())));
    if (!isDone)
      throw refuse(
        'learning.unknown-comment',
        404,
        `O cliente '${options.tenant}' não tem o comentário '${id}', ou ele foi excluído.`,
      );
    show(terminal, options, { success: true, idComment }, [`comentário ${idComment}: feito`]);
  }
}
