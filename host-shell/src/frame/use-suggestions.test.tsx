import { useRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSuggestions } from './use-suggestions.ts';

function Box() {
  const input = useRef<HTMLInputElement>(null);
  const { words, suggest, closeOnLeave, takesKey } = useSuggestions(input);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the box of the header
    <div onKeyDown={takesKey} onBlur={closeOnLeave}>
      <input ref={input} type="search" onChange={({ target }) => suggest(target.value)} />
      {words !== '' && (
        <ul>
          <li>
            <a href="#a">Primeira de {words}</a>
          </li>
          <li>
            <a href="#b">Segunda</a>
          </li>
        </ul>
      )}
    </div>
  );
}

const field = () => screen.getByRole('searchbox');
const isSuggesting = () => screen.queryByRole('list') !== null;

test('suggests from three letters on, once the typing rests, and closes with fewer', async () => {
  render(<Box />);
  await userEvent.type(field(), 'vi');
  await new Promise((done) => setTimeout(done, 350));
  expect(isSuggesting()).toBe(false);
  await userEvent.type(field(), 'trine');
  expect(await screen.findByText('Primeira de vitrine')).toBeVisible();
  await userEvent.clear(field());
  expect(isSuggesting()).toBe(false);
});

test('moves between field and suggestions by arrow keys, and Escape closes them', async () => {
  render(<Box />);
  await userEvent.type(field(), 'vit');
  await screen.findByText('Primeira de vit');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Segunda')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(isSuggesting()).toBe(false));
  expect(field()).toHaveFocus();
});

test('closes when the focus leaves the box', async () => {
  render(<Box />);
  await userEvent.type(field(), 'vit');
  await screen.findByText('Primeira de vit');
  await userEvent.tab();
  expect(isSuggesting()).toBe(true);
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(isSuggesting()).toBe(false));
});
