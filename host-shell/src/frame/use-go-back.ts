export { useGoBack } from 'shared-kit/router';
