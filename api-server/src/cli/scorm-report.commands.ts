import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countedAttempts, newAttempts, scormReportKinds } from '@shared-kit/contracts/admin';
import type { AttemptPolicy, ScormReportKind } from '@shared-kit/contracts/admin';
import { Option } from 'commander';
import type { Command } from 'commander';
import {
  reportFile,
  reportFormats,
  rollBackScormPackage,
  scormPackageVersions,
  scormReport,
  setAttemptPolicy,
} from '../modules/learning/index.ts';
import type { CountedAttempt, ReportFormat } from '../modules/learning/index.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

type TenantOptions = OutputOptions & { readonly tenant: string };

interface ReportOptions {
  readonly tenant: string;
  readonly kind: ScormReportKind;
  readonly format: ReportFormat;
  readonly out: string;
}

const unknownContent = (content: string) =>
  refuse('cli.unknown-content', 404, `Não há conteúdo SCORM com a chave '${content}' neste cliente.`);

const words = { best: 'a melhor', last: 'a última', first: 'a primeira', average: 'a média' } as const;

const beginWords = {
  failed: 'depois de uma reprovação',
  over: 'depois de cada fim',
  always: 'a cada vez que se abre',
} as const;

/** Adds the commands about what people have done in packages, and about versions of packages. */
export function addScormReportCommands(scorm: Command, context: CommandContext): void {
  scorm
    .command('report')
    .description('escreve um relatório sobre um pacote: tentativas, respostas, objetivos ou análise das questões')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--out <arquivo>', 'arquivo a escrever; um que já existe não é substituído')
    .addOption(new Option('--kind <relatório>', 'o que relatar').choices(scormReportKinds).default('attempts'))
    .addOption(new Option('--format <formato>', 'formato do arquivo').choices(reportFormats).default('csv'))
    .action(async (content: string, { tenant, kind, format, out }: ReportOptions) => {
      const open = await context.platform();
      const report = await scormReport(open, (await tenantByKey(open, tenant)).idApp, { content, kind });
      if (!report) throw unknownContent(content);
      // Personal data: only the operator's account reads the file.
      const file = createWriteStream(out, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.from(reportFile(report, format)), file).catch((error: unknown) => {
        const { code, path } = error as NodeJS.ErrnoException;
        if (path === undefined) throw error;
        const why = code === 'EEXIST' ? 'o arquivo já existe' : (code ?? '');
        throw refuse('cli.usage', 400, `Não foi possível escrever '${out}': ${why}.`);
      });
      context.terminal.line(`${out}: ${file.bytesWritten} bytes.`);
    });

  withJson(scorm.command('attempts'))
    .description('mostra ou muda quantas tentativas um pacote permite e qual delas vale')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--max <número>', 'tentativas em cada lição, ou no pacote que as ordena; 0 não limita')
    .addOption(new Option('--counts <qual>', 'qual vale').choices(countedAttempts))
    .addOption(
      new Option(
        '--new <quando>',
        'quando abrir começa outra: depois de uma reprovação, de qualquer fim, ou sempre',
      ).choices(newAttempts),
    )
    .action(
      async (
        content: string,
        options: TenantOptions & {
          readonly max?: string;
          readonly counts?: CountedAttempt;
          readonly new?: AttemptPolicy['begins'];
        },
      ) => {
        const max = Number(options.max ?? 0);
        if (!Number.isInteger(max) || max < 0 || max > 1000)
          throw refuse('cli.usage', 400, `'${options.max}' não é um número de tentativas.`);
        const open = await context.platform();
        const policy = await setAttemptPolicy(open, (await tenantByKey(open, options.tenant)).idApp, {
          content,
          ...(options.max === undefined ? {} : { max: max === 0 ? null : max }),
          ...(options.counts === undefined ? {} : { counts: options.counts }),
          ...(options.new === undefined ? {} : { begins: options.new }),
        });
        if (!policy) throw unknownContent(content);
        show(context.terminal, options, policy, [
          `${content}: ${policy.max === null ? 'tentativas sem limite' : `até ${policy.max} tentativas`}, vale ${words[policy.counts]}, outra começa ${beginWords[policy.begins]}.`,
        ]);
      },
    );

  withJson(scorm.command('versions'))
    .description('lista as versões do pacote de um conteúdo')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (content: string, options: TenantOptions) => {
      const open = await context.platform();
      const versions = await scormPackageVersions(open, (await tenantByKey(open, options.tenant)).idApp, content);
      if (!versions) throw unknownContent(content);
      const lines = versions.map((one) =>
        [one.number, `SCORM ${one.version}`, `${one.files} arquivos`, one.processedAt.toISOString()]
          .concat(one.isCurrent ? ['atual'] : [])
          .join('\t'),
      );
      show(context.terminal, options, versions, lines);
    });

  withJson(scorm.command('rollback'))
    .description('volta o pacote de um conteúdo a uma versão anterior; quem está em uma lição continua na sua')
    .argument('<conteúdo>')
    .requiredOption('--to <número>', 'versão, como `versions` a lista')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (content: string, options: TenantOptions & { readonly to: string }) => {
      const open = await context.platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const found = await rollBackScormPackage(open, idApp, { content, number: Number(options.to) });
      if (!found) throw refuse('cli.unknown-version', 404, `O conteúdo '${content}' não tem a versão '${options.to}'.`);
      if (found.status === 'ERROR') throw refuse('learning.scorm-broken', 422, `${content}: ${found.reason}`);
      show(context.terminal, options, found, [`${content}: versão ${options.to}, ${found.lessons} lições.`]);
    });
}
