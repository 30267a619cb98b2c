import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kit/test';
import { testSection } from '../../test/test-section.ts';
import { CalendarScreen } from './calendar-screen.tsx';

test('where nobody shows the calendar, the section says so', () => {
  renderPage(<CalendarScreen section={testSection(7, 'Agenda da rede', {}, 19)} />);
  expect(screen.getByText('Agenda não disponível')).toBeInTheDocument();
});
