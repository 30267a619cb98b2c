/** `node tools/webpack/build.ts host-shell mfe-store …`: builds the named parts, one after the other. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

const workspace = resolve(import.meta.dirname, '../..');

function build(configuration: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(configuration);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? done(stats) : fail(error ?? new Error('no stats'))));
    });
  });
}

for (const part of process.argv.slice(2)) {
  const started = Date.now();
  const module = (await import(pathToFileURL(resolve(workspace, part, 'webpack.config.ts')).href)) as { default: Configuration | Promise<Configuration> };
  const stats = await build(await module.default);
  if (stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-only', colors: false }));
    process.exit(1);
  }
  console.log(`${part} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
