export { AskPreTest as Piece } from '../features/ask-pre-test/ask-pre-test.tsx';
