export { ShowSchedule as Piece } from '../features/show-schedule/show-schedule.tsx';
