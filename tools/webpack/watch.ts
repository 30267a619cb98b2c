import webpack from 'webpack';
import { configurationOf } from './build-folder.ts';

export interface BuildReport {
  readonly milliseconds: number;
  /** Empty when the build succeeded. */
  readonly errors: string;
}

/**
 * Builds a part into its `dist` at every change, as a development build (`NODE_ENV=development`). The server reads
 * `dist` of a part under development at each page load.
 * @returns a function that stops watching.
 */
export async function watchFolder(
  directory: string,
  onBuilt: (report: BuildReport) => void,
): Promise<() => Promise<void>> {
  const compiler = webpack(await configurationOf(directory));
  if (!compiler) throw new Error('webpack gave no compiler');
  const watching = compiler.watch({ aggregateTimeout: 80 }, (failure, stats) => {
    const errors =
      failure?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '');
    onBuilt({ milliseconds: stats ? stats.endTime - stats.startTime : 0, errors });
  });
  return () => new Promise((done) => watching?.close(() => compiler.close(() => done())));
}
