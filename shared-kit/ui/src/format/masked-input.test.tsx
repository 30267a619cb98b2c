import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatCardNumber, formatExpiry } from '@shared-kit/contracts/store';
import { applyMask } from './masked-input.ts';

function field(format: (text: string) => string) {
  render(<input aria-label="campo" onChange={(event) => applyMask(event, format)} />);
  return { input: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() };
}

test('groups a number while it is typed', async () => {
  const { input, user } = field(formatCardNumber);
  await user.type(input, '378282246310005');
  expect(input).toHaveValue('3782 822463 10005');
});

test('removes everything but digits from a pasted number', async () => {
  const { input, user } = field(formatCardNumber);
  await user.click(input);
  await user.paste('4111-1111-1111-1111');
  expect(input).toHaveValue('4111 1111 1111 1111');
});

test('keeps the caret in place after a correction in the middle', async () => {
  const { input, user } = field(formatCardNumber);
  await user.type(input, '4111111111111111');
  input.setSelectionRange(6, 6);
  await user.keyboard('{Backspace}9');
  expect(input).toHaveValue('4111 9111 1111 1111');
  expect(input.selectionStart).toBe(6);
});

test('adds the slash of the expiry and lets the user delete through it', async () => {
  const { input, user } = field(formatExpiry);
  await user.type(input, '1230');
  expect(input).toHaveValue('12/30');
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(input).toHaveValue('');
});
