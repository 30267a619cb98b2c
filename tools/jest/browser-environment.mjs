import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom plus the browser APIs that jsdom lacks and Node has. MessageChannel is left out: Node's version keeps the
 * process open once React's scheduler has used it.
 */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
];

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      if (name in globalThis) {
        Object.defineProperty(this.global, name, {
          value: globalThis[name],
          writable: true,
          configurable: true,
          enumerable: false,
        });
      }
    }
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
}
