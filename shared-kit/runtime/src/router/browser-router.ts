import { createElement, useState } from 'react';
import type { ReactElement } from 'react';
import { BrowserRouter as Router } from 'react-router-dom';
import type { BrowserRouterProps } from 'react-router-dom';
import { listenBeforeRouter } from './history-interceptors.ts';

/** Router of the page. Steps through the history can be held before it sees them (`useLeaveQuestion`). */
export function BrowserRouter(props: BrowserRouterProps): ReactElement {
  // Registered while rendering, because the router registers its listener in the first effect of the page.
  useState(listenBeforeRouter);
  return createElement(Router, props);
}
