import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaCard } from '../card/media-card.tsx';
import { Row } from './row.tsx';
import { railStep } from './rail.rules.ts';

function renderRow() {
  render(
    <Row title="Continue" seeAllTo="/all">
      <MediaCard title="Um" to="/1" />
      <MediaCard title="Dois" lockReason="Conclua antes: Um" />
      <MediaCard title="Três" to="/3" />
    </Row>,
  );
}

const card = (name: string) => screen.getByRole('link', { name });

test('moves between cards with arrow keys, Home and End', async () => {
  renderRow();
  card('Um').focus();
  await userEvent.keyboard('{End}');
  expect(card('Três')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(card('Um')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(card('Um')).toHaveFocus();
});

test('leaves the scroll behaviour to CSS, which respects reduced motion', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderRow();
  card('Um').focus();
  await userEvent.keyboard('{End}');
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
  scrolled.mockRestore();
});

test('skips cards that cannot be opened', async () => {
  renderRow();
  card('Um').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(card('Três')).toHaveFocus();
});

test('renders a locked card without a link and with its reason', () => {
  renderRow();
  expect(screen.queryByRole('link', { name: 'Dois' })).not.toBeInTheDocument();
  expect(screen.getByText('Conclua antes: Um')).toBeVisible();
});

test("links 'Ver todos' to the whole list", () => {
  renderRow();
  expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/all');
});

test('stops at the ends of a rail', () => {
  expect(railStep('ArrowRight', 2, 3)).toBeNull();
  expect(railStep('ArrowRight', 1, 3)).toBe(2);
  expect(railStep('End', 2, 3)).toBeNull();
  expect(railStep('x', 0, 3)).toBeNull();
});

test('reports the first visible card, once for each', () => {
  const slides: number[] = [];
  render(
    <Row title="Continue" onSlide={(index) => slides.push(index)}>
      {['Um', 'Dois', 'Três', 'Quatro'].map((title) => (
        <MediaCard key={title} title={title} to={`/${title}`} />
      ))}
    </Row>,
  );
  const rail = screen.getByRole('list');
  [...rail.children].forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: index * 300 }));
  for (const left of [20, 310, 290, 900]) {
    rail.scrollLeft = left;
    fireEvent.scroll(rail);
  }
  expect(slides).toEqual([1, 3]);
});
