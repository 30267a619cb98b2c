import { basename } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { putScormPackage, scormPackageList } from '../modules/learning/index.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

type TenantOptions = OutputOptions & { tenant: string };

export function addScormCommands(program: Command, context: CommandContext): void {
  const scorm = program.command('scorm').description('pacotes SCORM dos conteúdos de um cliente');

  withJson(scorm.command('list'))
    .description('lista os pacotes, com sua situação e o que há de errado com eles')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (options: TenantOptions) => {
      const open = await context.platform();
      const packages = await scormPackageList(open, (await tenantByKey(open, options.tenant)).idApp);
      const lines = packages.map((one) =>
        [
          one.content,
          one.status,
          one.version || '—',
          `${one.lessons} lições`,
          one.paused ? 'espera por um operador' : one.reason,
        ]
          .join('\t')
          .trimEnd(),
      );
      show(context.terminal, options, packages, lines);
    });

  withJson(scorm.command('import'))
    .description('dá a um conteúdo do tipo SCORM o pacote de um arquivo ZIP')
    .argument('<arquivo.zip>')
    .requiredOption('--content <chave>', 'conteúdo')
    .requiredOption('--tenant <chave>', 'cliente')
    .addHelpText('after', '\nExemplo:\n  azulejo scorm import nr10.zip --content scorm-nr10-simulador --tenant aurora')
    .action(async (file: string, options: TenantOptions & { content: string }) => {
      const body = await readFile(file).catch(() => {
        throw refuse('cli.usage', 400, `Não foi possível ler o arquivo '${file}'.`);
      });
      await put(context, options, { content: options.content, zip: { body, name: basename(file) } });
    });

  withJson(scorm.command('reprocess'))
    .description('abre de novo o pacote de um conteúdo, também um que esperava por isso')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (content: string, options: TenantOptions) => put(context, options, { content }));
}

async function put(
  context: CommandContext,
  options: TenantOptions,
  one: { content: string; zip?: { body: Buffer; name: string } },
): Promise<void> {
  const open = await context.platform();
  const { idApp } = await tenantByKey(open, options.tenant);
  const found = await putScormPackage(open, idApp, one);
  if (!found)
    throw refuse('cli.unknown-content', 404, `Não há conteúdo SCORM com a chave '${one.content}' neste cliente.`);
  if (found.status === 'ERROR') throw refuse('learning.scorm-broken', 422, `${one.content}: ${found.reason}`);
  show(context.terminal, options, found, [`${one.content}: ${found.lessons} lições, SCORM ${found.version}.`]);
}
