import { render } from '@testing-library/react';
import { Duration } from '@shared-kit/ui';

test.each([
  [58, '0:58', 'duração 58 segundos'],
  [61, '1:01', 'duração 1 minuto e 1 segundo'],
  [3723, '1:02:03', 'duração 1 hora, 2 minutos e 3 segundos'],
  [7200, '2:00:00', 'duração 2 horas'],
])('shows %s s as %s and reads it as "%s"', (seconds, shown, read) => {
  const { container } = render(<Duration seconds={seconds} />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent(shown);
  expect(container.lastElementChild).toHaveTextContent(read);
});
