import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptAgreement, acceptResponsibilityTerm, currentSession, logout } from '@shared-kit/contracts/identity';
import { updateSession, useSession } from '@shared-kit/runtime/session';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { Gates } from './gates.tsx';

const user = userEvent.setup();
const pending = {
  ...testSession.loginInfo,
  agreementVersion: '2',
  userLicenceTermsAccepted: '1',
  agreementTerms: '<p>Texto da versão 2</p>',
};

let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  api = new MockApi()
    .reply(acceptAgreement, { success: true })
    .reply(acceptResponsibilityTerm, { success: true })
    .reply(logout, { success: true });
});

function Inside() {
  return (
    <>
      <p>Dentro do portal</p>
      <input aria-label="Resposta" />
    </>
  );
}

/** Redirects to the login without a session, as the app around the gates does. */
function Gate() {
  return useSession() ? (
    <Gates basename="/teste">
      <Inside />
      <p>Ao lado</p>
    </Gates>
  ) : (
    <p>Login</p>
  );
}

function show(homeModule: 'sections' | 'blocks', loginInfo = pending, at = '/') {
  return renderPage(<Gate />, { at, route: '*', session: { loginInfo }, composition: { homeModule } });
}

describe('a home of sections', () => {
  test("shows the modal dialog 'Termo de aceite', which closes only with an answer [A2h-12] [A4t-01]", async () => {
    show('sections');
    expect(await screen.findByRole('dialog', { name: 'Termo de aceite' })).toBeVisible();
    expect(screen.getByText('Texto da versão 2')).toBeVisible();
    expect(screen.queryByText('Dentro do portal')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
  });

  test('shows a message for an unchecked box and saves nothing [A5-11]', async () => {
    show('sections');
    const proceed = await screen.findByRole('button', { name: 'Continuar' });
    expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await user.click(proceed);
    expect(screen.getByText('Você precisa aceitar os termos para continuar.')).toBeVisible();
    expect(api.calls(acceptAgreement)).toHaveLength(0);
  });

  test('saves the acceptance with its version and opens the portal [A4t-02]', async () => {
    show('sections');
    await user.click(await screen.findByLabelText('Li e aceito os termos de uso'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Dentro do portal')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls(acceptAgreement)).toMatchObject([
      { params: { id: '7' }, body: { userLicenceTermsAccepted: '2' } },
    ]);
  });

  test('asks for the communication consent only when it was given before, and saves the answer [A4t-02] [A4t-04]', async () => {
    const { unmount } = show('sections', { ...pending, communicationAccepted: 0 });
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText('Aceito receber comunicações')).not.toBeInTheDocument();
    unmount();
    show('sections', { ...pending, communicationAccepted: 1 });
    await user.click(await screen.findByLabelText('Aceito receber comunicações'));
    await user.click(screen.getByLabelText('Li e aceito os termos de uso'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('Dentro do portal');
    expect(api.calls(acceptAgreement)).toMatchObject([
      { body: { communicationAccepted: 0, userLicenceTermsAccepted: '2' } },
    ]);
  });

  test("logs out on 'Sair' [A4t-03]", async () => {
    show('sections');
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(screen.getByText('Login')).toBeVisible();
    await waitFor(() => expect(api.calls(logout)).toHaveLength(1));
  });

  test('keeps typed text when new terms are published during work', async () => {
    show('sections', testSession.loginInfo);
    await user.type(screen.getByLabelText('Resposta'), 'meia resposta');
    await act(async () => updateSession((session) => ({ ...session, loginInfo: pending })));
    expect(await screen.findByRole('dialog', { name: 'Termo de aceite' })).toBeVisible();
    await user.click(screen.getByLabelText('Li e aceito os termos de uso'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Resposta')).toHaveValue('meia resposta');
  });
});

describe('a home of blocks', () => {
  test('redirects every page to /terms [A4t-05] [B4.11-02]', async () => {
    show('blocks', pending, '/level/7');
    expect(await screen.findByRole('heading', { name: 'Termo de aceite' })).toBeVisible();
    expect(screen.queryByText('Dentro do portal')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('says at /terms why the disabled button does nothing [A5-11]', async () => {
    show('blocks');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(screen.getByText('Você precisa aceitar os termos para continuar.')).toBeVisible();
    expect(api.calls(acceptAgreement)).toHaveLength(0);
  });

  test('includes terms of responsibility, and enables the button once every term is checked [B4.11-01] [B5-62]', async () => {
    const responsibility = { idTermOfResponsibility: 4, versionNumber: 2, title: 'Uso de EPI', text: '<p>EPI</p>' };
    show('blocks', {
      ...pending,
      communicationAccepted: 1,
      needSignResponsabilityTerms: true,
      responsibilityTerms: [responsibility],
    });
    const proceed = await screen.findByRole('button', { name: 'Continuar' });
    await user.click(screen.getByLabelText('Li e aceito os termos de uso'));
    expect(proceed).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('Li e aceito: Uso de EPI'));
    expect(proceed).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByLabelText('Aceito receber comunicações'));
    expect(proceed).not.toHaveAttribute('aria-disabled');
    await user.click(proceed);
    expect(await screen.findByText('Dentro do portal')).toBeVisible();
    expect(api.calls(acceptResponsibilityTerm)).toMatchObject([
      { params: { idTermOfResponsibility: '4', versionNumber: '2' } },
    ]);
  });

  test('shows the same message for a failed save and a missing check [B8-18]', async () => {
    api.refuse(acceptAgreement, { status: 500, code: 'x', message: 'x' });
    show('blocks');
    await user.click(await screen.findByLabelText('Li e aceito os termos de uso'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Você precisa aceitar os termos para continuar.')).toBeVisible();
  });

  test('shows a version that was published in the meantime instead of the displayed one', async () => {
    api.refuse(acceptAgreement, { status: 409, code: 'identity.outdated-agreement', message: 'x' });
    api.reply(currentSession, {
      ...testSession,
      loginInfo: { ...pending, agreementVersion: '3', agreementTerms: '<p>Texto da versão 3</p>' },
    });
    show('blocks');
    await user.click(await screen.findByLabelText('Li e aceito os termos de uso'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Texto da versão 3')).toBeVisible();
    expect(screen.getByText('Os termos foram atualizados. Leia a nova versão para continuar.')).toBeVisible();
    expect(screen.getByLabelText('Li e aceito os termos de uso')).not.toBeChecked();
  });

  test('redirects /terms to home once the terms are accepted [B4.11-05]', () => {
    show('blocks', testSession.loginInfo, '/terms');
    expect(screen.getByText('Dentro do portal')).toBeVisible();
  });
});
