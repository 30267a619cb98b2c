import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

const workspace = resolve(import.meta.dirname, '../..');

export interface BuildReport {
  readonly part: string;
  readonly milliseconds: number;
  /** Empty when the build is good. */
  readonly errors: string;
}

/**
 * Builds a part into its `dist` at every change, as development build (`NODE_ENV=development`). The server reads `dist` of a part
 * under development anew at each page load.
 * @returns a function that stops watching.
 */
export async function watchPart(part: string, onBuilt: (report: BuildReport) => void): Promise<() => Promise<void>> {
  const module = (await import(pathToFileURL(resolve(workspace, part, 'webpack.config.ts')).href)) as { default: Configuration | Promise<Configuration> };
  const compiler = webpack(await module.default);
  if (!compiler) throw new Error('webpack gave no compiler');
  const watching = compiler.watch({ aggregateTimeout: 80 }, (failure, stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');
    onBuilt({ part, milliseconds: stats ? stats.endTime - stats.startTime : 0, errors });
  });
  return () => new Promise((done) => watching?.close(() => compiler.close(() => done())));
}
