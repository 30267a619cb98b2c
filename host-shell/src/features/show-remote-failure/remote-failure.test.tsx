import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RemoteFailure } from './remote-failure.tsx';

test('names the lost network and loads the area again once it is back', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn();
  render(<RemoteFailure retry={retry} />);
  expect(screen.getByText('Parece que você está sem conexão com a internet.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('waits for the person after any other failure', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const retry = jest.fn();
  render(<RemoteFailure retry={retry} />);
  expect(screen.getByText('Não foi possível carregar esta área')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(retry).not.toHaveBeenCalled();
});
