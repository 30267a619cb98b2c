import { render, screen } from '@testing-library/react';
import { EnrollmentStatusMark } from './enrollment-status.tsx';

test("marks 'Em andamento' with the same icon as the training itself", () => {
  render(<EnrollmentStatusMark status="IN_PROGRESS" />);
  expect(
    screen.getByText('Em andamento').closest('span')?.parentElement?.querySelector('.lucide-circle-dot'),
  ).not.toBeNull();
});
