export { AskPreTest as Piece } from '../features/pre-test/pre-test.tsx';
