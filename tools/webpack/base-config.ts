import { createRequire } from 'node:module';
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import customMedia from 'postcss-custom-media';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

export const isDevelopment = process.env['NODE_ENV'] === 'development';

/**
 * Returns the configuration that all bundles of the workspace share. `name` prefixes class names, so that no two parts
 * can collide.
 */
export function baseConfig(directory: string, name: string): Configuration {
  const breakpoints = breakpointsLoader(directory);
  return {
    context: directory,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Uses one zod for contracts and remotes: `zod` itself is ten times the size of the part that the browser needs.
      alias: { zod$: 'zod/mini' },
    },
    module: {
      rules: [
        {
          test: /\.[cm]?[jt]sx?$/,
          exclude: /node_modules/,
          resolve: { fullySpecified: false },
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: false } },
                target: 'es2022',
              },
            },
          },
        },
        {
          test: /\.module\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: {
                  localIdentName: `${name}__[name]__[local]--[hash:base64:5]`,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
                importLoaders: 1,
              },
            },
            breakpoints,
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: require.resolve('css-loader'), options: { importLoaders: 1 } },
            breakpoints,
          ],
          sideEffects: true,
        },
        { test: /\.(svg|png|jpe?g|webp|avif|woff2|vtt)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        // SWC needs a third of the CPU time of Terser, and its output is as small.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          terserOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Replaces names of breakpoints by the conditions in the kit's breakpoints.css: `@media (--phone)`. */
function breakpointsLoader(directory: string) {
  const breakpoints = createRequire(join(directory, 'package.json')).resolve('@shared-kit/ui/theme/breakpoints.css');
  return {
    loader: require.resolve('postcss-loader'),
    options: { postcssOptions: { config: false, plugins: [globalData({ files: [breakpoints] }), customMedia()] } },
  };
}
