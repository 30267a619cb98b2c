import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from '@shared-kit/runtime/router';
import { Contained } from './contained.tsx';

const user = userEvent.setup();
let isThere = false;

function Part(): ReactNode {
  if (!isThere) throw new Error('o arquivo não veio');
  return <p>A parte</p>;
}

function show(part: ReactNode): void {
  render(
    <MemoryRouter>
      <p>O restante</p>
      <Link to="/outra">Outra página</Link>
      {part}
    </MemoryRouter>,
  );
}

beforeEach(() => {
  isThere = false;
  // React logs the errors that the boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a failing part leaves the rest of the page unchanged and can be retried', async () => {
  show(
    <Contained
      broken={(again) => (
        <button type="button" onClick={again}>
          Tentar novamente
        </button>
      )}
    >
      <Part />
    </Contained>,
  );
  expect(screen.getByText('O restante')).toBeVisible();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByText('A parte')).toBeVisible();
});

test('a failing part without a message notifies its owner, and another page resets it', async () => {
  const onBroken = jest.fn();
  show(
    <Contained onBroken={onBroken}>
      <Part />
    </Contained>,
  );
  expect(screen.getByText('O restante')).toBeVisible();
  expect(onBroken).toHaveBeenCalledTimes(1);
  isThere = true;
  await user.click(screen.getByRole('link', { name: 'Outra página' }));
  expect(screen.getByText('A parte')).toBeVisible();
});
