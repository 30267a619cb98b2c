import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/** Returns the configuration that a part's `webpack.config.ts` exports. */
export async function configurationOf(directory: string): Promise<Configuration> {
  const module = (await import(pathToFileURL(join(directory, 'webpack.config.ts')).href)) as {
    default: Configuration | Promise<Configuration>;
  };
  return module.default;
}

/** Builds a part into its `dist`. Returns the errors as text; empty when the build succeeded. */
export async function buildFolder(directory: string): Promise<string> {
  const stats = await run(await configurationOf(directory));
  return stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? done(stats) : fail(error ?? new Error('no stats'))));
    });
  });
}
