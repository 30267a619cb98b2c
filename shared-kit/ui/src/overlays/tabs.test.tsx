import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('arrow keys, Home and End open the other tabs, in a circle and without the disabled ones', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Abas" tabs={tabs.map((tab) => ({ ...tab, isDisabled: tab.key === 'b' }))} />);
  const open = () => screen.getByRole('tab', { selected: true }).textContent;
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Aba a' })).toHaveFocus();
  const seen: (string | null)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await user.keyboard(`{${key}}`);
    seen.push(open());
  }
  expect(seen).toEqual(['Aba c', 'Aba a', 'Aba c', 'Aba a', 'Aba c']);
  expect(screen.getByRole('tab', { name: 'Aba c' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Aba c' })).toHaveTextContent('c');
});

test('one tab is in the tab order, and only its view is mounted', async () => {
  render(<Tabs label="Abas" tabs={tabs} />);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await userEvent.click(screen.getByRole('tab', { name: 'Aba b' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getAllByRole('tabpanel', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '',
    'b',
    '',
  ]);
});
