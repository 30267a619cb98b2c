/** Button and watcher of the plans in one chunk, which only tenants with the module load. */
export { PlanButton } from './plan-button.tsx';
export { PlanWatch } from './plan-watch.tsx';
