import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs.tsx';

const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: `Aba ${key}`, content: key }));

/** Simulates a phone of 300 px: every tab is 200 px wide, one after the other. */
function onPhone(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const isList = this.getAttribute('role') === 'tablist';
    const scrolled = this.closest('[role="tablist"]')?.scrollLeft ?? 0;
    const index = screen.queryAllByRole('tab').findIndex((tab) => tab === this);
    return new DOMRect(isList ? 0 : index * 200 - scrolled, 0, isList ? 300 : 200, 40);
  });
}
afterEach(() => jest.restoreAllMocks());

test('scrolls the open tab into view, wherever it is in the list', () => {
  onPhone();
  const { rerender } = render(<Tabs label="Abas" tabs={tabs} value="c" />);
  const list = screen.getByRole('tablist', { name: 'Abas' });
  expect(list.scrollLeft).toBe(350);
  rerender(<Tabs label="Abas" tabs={tabs} value="b" />);
  expect(list.scrollLeft).toBe(150);
});
