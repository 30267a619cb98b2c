import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from '@shared-kit/runtime/router';
import { restoreSession } from '@shared-kit/runtime/session';
import { testTenant } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { LoginPage } from './login-page.tsx';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-testid="elsewhere">{JSON.stringify({ pathname, state })}</p>;
}

export function show(tenant = testTenant, state?: unknown) {
  restoreSession(tenant);
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <ToastRegion />
    </MemoryRouter>,
  );
}

export const user = userEvent.setup();
export const loginField = () => screen.getByLabelText('Login');
export const passwordField = () => screen.getByLabelText('Senha');

export async function reachPassword(): Promise<void> {
  await user.type(loginField(), 'ana{Enter}');
  await screen.findByLabelText('Senha');
}
