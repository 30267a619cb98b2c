import { screen } from '@testing-library/react';
import { renderPage } from '@shared-kit/testing';
import { testSection } from '../../test/test-section.ts';
import { CalendarScreen } from './calendar-screen.tsx';

test('shows an empty state when no remote fills the calendar slot', () => {
  renderPage(<CalendarScreen section={testSection(7, 'Agenda da rede', {}, 19)} />);
  expect(screen.getByText('Agenda não disponível')).toBeInTheDocument();
});
