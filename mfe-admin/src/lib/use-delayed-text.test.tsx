import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDelayedText } from './use-delayed-text.ts';

const passed: string[] = [];
const left: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  passed.length = 0;
  left.length = 0;
});
afterEach(() => jest.useRealTimers());

/** Search box whose value stays as it is, like that of a page which waits for the next one. */
function Search({ value = '' }: { value?: string }) {
  const [text, setText] = useDelayedText(value, (changed) => passed.push(changed));
  return (
    <>
      <input aria-label="Busca" value={text} onChange={(event) => setText(event.target.value)} />
      <a
        href="#pessoa"
        onClick={(event) => {
          event.preventDefault();
          left.push(passed.join());
        }}
      >
        Pessoa
      </a>
      <button type="button">Outro</button>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Busca' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = () => act(() => jest.advanceTimersByTime(1_000));

test('passes the text on once nothing was typed for a moment', () => {
  render(<Search />);
  type('a');
  type('an');
  expect(passed).toEqual([]);
  wait();
  expect(passed).toEqual(['an']);
});

test('passes the text on before a link is followed, and never after it', () => {
  const { rerender } = render(<Search />);
  type('ana');
  fireEvent.click(screen.getByRole('button', { name: 'Outro' }));
  expect(passed).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Pessoa' }));
  expect(left).toEqual(['ana']);
  rerender(<Search />);
  wait();
  expect(passed).toEqual(['ana']);
});

test('a value that changes elsewhere replaces the text, and what was passed on does not', () => {
  const { rerender } = render(<Search />);
  type('ana');
  wait();
  type('ana s');
  rerender(<Search value="ana" />);
  expect(box()).toHaveValue('ana s');
  wait();
  rerender(<Search value="ana s" />);
  rerender(<Search value="" />);
  expect(box()).toHaveValue('');
  expect(passed).toEqual(['ana', 'ana s']);
});
