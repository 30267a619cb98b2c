export { PreTestOffer as SlotComponent } from '../features/pre-test/pre-test.tsx';
