import { basename } from 'node:path';
import { access } from 'node:fs/promises';
import { LESSON_SIZE, lessonPlaces } from '@shared-kit/contracts/learning';
import type { LessonWindow } from '@shared-kit/contracts/learning';
import { Option } from 'commander';
import type { Command } from 'commander';
import { inspectPackage, putScormPackage, scormPackageList, setLessonWindow } from '../modules/learning/index.ts';
import type { PackageReport } from '../modules/learning/index.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson, withoutControls } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import { addScormHostCommands } from './scorm-hosts.commands.ts';
import { addScormReportCommands } from './scorm-report.commands.ts';
import type { CommandContext } from './command-context.types.ts';

type TenantOptions = OutputOptions & { tenant: string };

type WindowOptions = TenantOptions & {
  readonly width?: string;
  readonly height?: string;
  readonly opens?: LessonWindow['opensIn'];
};

const placeWords = { page: 'na página do portal', window: 'em uma janela própria' } as const;

const unknownContent = (content: string) =>
  refuse('cli.unknown-content', 404, `Não há conteúdo SCORM com a chave '${content}' neste cliente.`);

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
      await expectReadable(file);
      await put(context, options, { content: options.content, zip: { path: file, name: basename(file) } });
    });

  withJson(scorm.command('doctor'))
    .description('diz o que é um pacote, de que ele precisa e o que será diferente aqui, sem guardar nada')
    .argument('<arquivo.zip>')
    .action(async (file: string, options: OutputOptions) => {
      await expectReadable(file);
      const report = await inspectPackage(file);
      show(context.terminal, options, report, linesOf(report).map(withoutControls));
      if (report.refusal !== '') throw refuse('learning.scorm-broken', 422, report.refusal);
    });

  withJson(scorm.command('reprocess'))
    .description('abre de novo o pacote de um conteúdo, também um que esperava por isso')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (content: string, options: TenantOptions) => put(context, options, { content }));

  withJson(scorm.command('window'))
    .description('mostra ou muda o tamanho das lições de um pacote e onde elas abrem')
    .argument('<conteúdo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--width <pixels>', 'largura; 0 usa todo o espaço')
    .option('--height <pixels>', 'altura; 0 usa todo o espaço')
    .addOption(new Option('--opens <onde>', 'na página do portal ou em uma janela própria').choices(lessonPlaces))
    .action(async (content: string, options: WindowOptions) => {
      const given = {
        ...(options.width === undefined ? {} : { width: sizeIn(options.width) }),
        ...(options.height === undefined ? {} : { height: sizeIn(options.height) }),
        ...(options.opens === undefined ? {} : { opensIn: options.opens }),
      };
      const open = await context.platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const window = await setLessonWindow(open, idApp, { content, ...given });
      if (!window) throw unknownContent(content);
      const size = `${window.width ?? 'livre'} × ${window.height ?? 'livre'}`;
      show(context.terminal, options, window, [`${content}: ${size}, ${placeWords[window.opensIn]}.`]);
    });

  addScormReportCommands(scorm, context);
  addScormHostCommands(scorm, context);
}

/** Returns a given size in pixels; null for 0. */
function sizeIn(text: string): number | null {
  const size = Number(text);
  if (size === 0) return null;
  if (!Number.isInteger(size) || size < LESSON_SIZE.min || size > LESSON_SIZE.max)
    throw refuse('cli.usage', 400, `'${text}' não é um tamanho: use de ${LESSON_SIZE.min} a ${LESSON_SIZE.max}, ou 0.`);
  return size;
}

async function expectReadable(file: string): Promise<void> {
  await access(file).catch(() => {
    throw refuse('cli.usage', 400, `Não foi possível ler o arquivo '${file}'.`);
  });
}

function linesOf(report: PackageReport): string[] {
  const megabytes = (report.size / 1024 / 1024).toFixed(1).replace('.', ',');
  const list = (title: string, entries: readonly string[]) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `  ${entry}`)];
  if (report.version === '') return [];
  return [
    `${report.title}: SCORM ${report.version}, ${report.lessons} lições, ${report.files} arquivos, ${megabytes} MB`,
    `codificação: manifesto ${report.encodings?.manifest ?? ''}, nomes ${report.encodings?.names ?? ''}`,
    ...list('regras', report.rules),
    ...list('arquivos que faltam', report.missing),
    ...list('servidores externos', report.hosts),
    ...list('endereços absolutos em', report.absolute),
    ...list('diferente aqui', report.differences),
  ];
}

async function put(
  context: CommandContext,
  options: TenantOptions,
  one: { content: string; zip?: { path: string; name: string } },
): Promise<void> {
  const open = await context.platform();
  const { idApp } = await tenantByKey(open, options.tenant);
  const found = await putScormPackage(open, idApp, one);
  if (!found) throw unknownContent(one.content);
  if (found.status === 'ERROR') throw refuse('learning.scorm-broken', 422, `${one.content}: ${found.reason}`);
  show(context.terminal, options, found, [
    `${one.content}: ${found.lessons} lições, SCORM ${found.version}.`,
    ...(found.reason === '' ? [] : [withoutControls(`diferente aqui: ${found.reason}`)]),
  ]);
}
