/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useNewest } from './use-newest.ts';

test('scrolls to an own message when it is added, not when it is removed', () => {
  globalThis.CSS = { supports: () => true } as never;
  const element = document.createElement('div');
  element.scrollTo = jest.fn();
  const scroller = { current: element };
  const { rerender } = renderHook(({ unsent }) => useNewest(scroller, { messages: [], unsent, idUser: 7 }), {
    initialProps: { unsent: 0 },
  });
  rerender({ unsent: 1 });
  rerender({ unsent: 2 });
  expect(element.scrollTo).toHaveBeenCalledTimes(2);
  rerender({ unsent: 1 });
  rerender({ unsent: 0 });
  expect(element.scrollTo).toHaveBeenCalledTimes(2);
});
