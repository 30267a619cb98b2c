import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './visually-hidden.tsx';

test('moves to the content without adding a history entry', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  history.replaceState({ idx: 2 }, '');
  render(
    <>
      <SkipLink targetId="conteudo" />
      <main id="conteudo" tabIndex={-1} />
    </>,
  );
  const entries = history.length;
  await userEvent.click(screen.getByRole('link', { name: 'Pular para o conteúdo' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('main')]);
  expect(location.hash).toBe('');
  expect([history.length, history.state]).toEqual([entries, { idx: 2 }]);
});
