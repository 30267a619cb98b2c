export { ShowSchedule as SlotComponent } from '../features/show-schedule/show-schedule.tsx';
