import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

// Room for a busy machine: what is right comes at once, what is wrong never comes.
configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(30_000);

// jsdom lays nothing out: sizes never change, media queries never match, nothing scrolls.
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
