export { RemindOfImpactEvaluations as SlotComponent } from '../features/remind-impact-evaluations/remind-impact-evaluations.tsx';
