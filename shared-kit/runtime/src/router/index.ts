export {
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  matchRoutes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps } from 'react-router-dom';
export { BrowserRouter } from './browser-router.ts';
export { useLeaveQuestion } from './use-leave-question.ts';
export type { LeaveQuestion } from './use-leave-question.ts';
export { useGoBack } from './use-go-back.ts';
export { usePageTitle, usePageTitleStore } from './use-page-title.ts';
export type { Crumb } from './use-page-title.ts';
export { routeId } from './route-id.rules.ts';
