export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  matchRoutes,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps } from 'react-router-dom';
export { useGoBack } from './use-go-back.ts';
export { usePageTitle, usePageTitleStore } from './use-page-title.ts';
export type { Crumb } from './use-page-title.ts';
