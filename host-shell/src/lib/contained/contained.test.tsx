import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'shared-kit/router';
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
  // React tells of what the boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what breaks leaves the rest alone, and is there on request', async () => {
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

test('where nothing is said of it, its owner learns of it, and another page begins anew', async () => {
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
