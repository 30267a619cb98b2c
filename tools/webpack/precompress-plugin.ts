import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

const compressors = [
  {
    suffix: '.br',
    compress: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Writes a `.br` and a `.gz` beside every text file, so that the server never compresses static files. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'precompress', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const texts = Object.keys(assets).filter((file) => /\.(m?js|css|svg|json)$/.test(file));
          await Promise.all(
            texts.flatMap((file) =>
              compressors.map(async ({ suffix, compress }) => {
                const bytes = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
                compilation.emitAsset(file + suffix, new webpack.sources.RawSource(await compress(bytes)));
              }),
            ),
          );
        },
      );
    });
  }
}
