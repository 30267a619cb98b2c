import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { compilePackage } from '../generate/compile-package.ts';
import type { LogFile } from '../lib/log-file.ts';
import { inWorkspace, kitPackages } from '../lib/workspace.ts';

/** Folder of the reports, in the workspace. */
const REPORTS = 'docs/api';

/** A report's path in the workspace and its text. */
export type ApiReports = ReadonlyMap<string, string>;

/**
 * Packages whose exports are functions and components. Contracts are schemas: the OpenAPI document describes them and the
 * build records their digests. `testing` has no stable surface.
 */
const reported = ['runtime', 'ui', 'media'] as const;

/** Describes the public exports of every entry point of the kit, as API Extractor reports. */
export async function readApiReports(log: LogFile): Promise<ApiReports> {
  const staging = mkdtempSync(join(tmpdir(), 'azulejo-api-'));
  try {
    const reports = new Map<string, string>();
    for (const name of kitPackages) await emitTypes(name, staging, log);
    for (const name of reported)
      for (const [entry, text] of reportsOf(name, staging)) reports.set(`${REPORTS}/${name}/${entry}.md`, text);
    return reports;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Returns one line for each report that is missing, outdated or left over. */
export function staleReports(reports: ApiReports): string[] {
  const committed = globSync(`${REPORTS}/*/*.md`, { cwd: inWorkspace() });
  const leftOver = committed
    .filter((path) => !reports.has(path))
    .map((path) => `${path} reports an entry point that is gone`);
  const changed = [...reports].flatMap(([path, text]) => {
    if (!committed.includes(path)) return [`${path} is missing`];
    return readFileSync(inWorkspace(path), 'utf8') === text ? [] : [`${path} differs from the exports`];
  });
  return [...leftOver, ...changed];
}

/** Replaces the committed reports. */
export function writeReports(reports: ApiReports): void {
  rmSync(inWorkspace(REPORTS), { recursive: true, force: true });
  for (const [path, text] of reports) {
    mkdirSync(dirname(inWorkspace(path)), { recursive: true });
    writeFileSync(inWorkspace(path), text);
  }
}

async function emitTypes(name: string, staging: string, log: LogFile): Promise<void> {
  const folder = join(staging, name);
  await compilePackage(
    {
      from: inWorkspace('shared-kit', name, 'src'),
      into: folder,
      folders: ['.'],
      types: [],
      paths: typesOfOthers(name, staging),
    },
    log,
  );
  symlinkSync(inWorkspace('shared-kit', name, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `@shared-kit/${name}`, version: '0.1.0' }));
}

/** Paths at which the compiler finds the types of the packages that were emitted before. */
function typesOfOthers(name: string, staging: string): Record<string, string[]> {
  const others = kitPackages.filter((other) => other !== name);
  return Object.fromEntries(
    others.flatMap((other) => [
      [`@shared-kit/${other}`, [join(staging, other, 'index.d.ts')]],
      [`@shared-kit/${other}/*`, [join(staging, other, '*/index.d.ts')]],
    ]),
  );
}

/** Reports of one package by entry point: `session` for `@shared-kit/runtime/session`, `index` for `@shared-kit/ui`. */
function reportsOf(name: string, staging: string): [entry: string, report: string][] {
  const folder = join(staging, name);
  const entries = globSync(['index.d.ts', '*/index.d.ts'], { cwd: folder }).toSorted();
  const configs = entries.map((entry) => configOf(folder, entry, typesOfOthers(name, staging)));
  const [first] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: entries.map((entry) => join(folder, entry)),
  });
  return configs.map((config) => {
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: silence });
    return [basename(config.reportFilePath, '.api.md'), plainReport(readFileSync(config.reportFilePath, 'utf8'))];
  });
}

function configOf(folder: string, entry: string, paths: Record<string, string[]>): ExtractorConfig {
  const reportFileName = entry === 'index.d.ts' ? 'index' : dirname(entry);
  const reportFolder = join(folder, '.reports');
  mkdirSync(reportFolder, { recursive: true });
  const base = JSON.parse(readFileSync(inWorkspace('tsconfig.base.json'), 'utf8')) as { compilerOptions: object };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, entry),
      compiler: {
        overrideTsconfig: { compilerOptions: { ...base.compilerOptions, paths }, include: ['**/*.d.ts'] },
      },
      apiReport: { enabled: true, reportFileName, reportFolder, reportTempFolder: join(reportFolder, 'temp') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: { extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } } },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/** API Extractor recommends committing each new report; the suite says so itself. */
function silence(message: { handled: boolean }): void {
  message.handled = true;
}

/** Drops the blank lines and the notice about the tool's website. */
function plainReport(report: string): string {
  return report
    .replace(/^> Do not edit.*$/m, '> Generated: `pnpm api-report` writes it anew.')
    .replace(/\n{3,}/g, '\n\n');
}
