export { RemindOfImpactEvaluations as Piece } from '../features/remind-impact-evaluations/remind-impact-evaluations.tsx';
