import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

// Leaves room for a busy machine. A passing query resolves at once; only a failing one waits this long.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

// jsdom has no layout: sizes never change, media queries never match, nothing scrolls.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
Element.prototype.scrollIntoView ??= () => undefined;
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
