/**
 * The route table's forms, in a dialog or as a page; password recovery; and the credentials of a new player, which stay
 * until they are saved.
 */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { registrationWay } from 'touchline/core/auth/rules/registration-way';
import { Dialog } from '../../components/dialog.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { pathBelow, usePageLocation } from '../../page-location.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { comeBackOf, withoutComeBack } from './come-back.ts';
import { Credentials } from './credentials.tsx';
import { Login } from './login.tsx';
import { Recovery } from './recovery.tsx';
import { Registration } from './registration.tsx';

const isOpen = (config: { readonly isRegistrationAllowed: boolean } | null): boolean =>
  config?.isRegistrationAllowed ?? true;

export type FormModal = 'login' | 'registration' | 'recovery';

const TITLES = { login: 'auth.logIn', registration: 'auth.register', recovery: 'auth.recovery' } as const;

/** Moves the provider's parameters from the address to the core, once. */
function useComeBack(isHere: boolean): void {
  const go = useGo();
  const { outcome } = usePageLocation();
  const core = useCore();
  const isThere = useFeature('auth').view !== null;
  const taken = useRef('');
  const { path, query } = outcome.target;
  useEffect(() => {
    const actions = isThere ? core.actions('auth') : null;
    const back = isHere ? comeBackOf(query) : null;
    if (back === null || actions === null || taken.current === back.state + back.ticket) return;
    taken.current = back.state + back.ticket;
    actions.ask({ kind: 'comeBack' }, { ...back });
    go(path + withoutComeBack(query), { replace: true });
  }, [core, go, isHere, isThere, path, query]);
}

/** Moves a registration opened in a dialog to its page, when the site is set to registration pages. */
function useBundledPage(modal: FormModal | null, isPage: boolean, path: string, query: string): void {
  const core = useCore();
  // A registration first opened as a page stays a page.
  const wasPage = useRef(false);
  const go = useGo();
  const setup = useProjection(core.feature('siteSetup'), identity);
  const isAllowed = useProjection(core.siteConfig, isOpen);
  const way = registrationWay({
    isAllowed,
    isVipDomain: setup?.isVipDomain ?? false,
    isCustom: setup?.isRegistrationCustom ?? false,
    isOnLoginPage: false,
    isOnRegistrationPage: false,
    hasFailed: false,
  });
  useEffect(() => {
    if (isPage || modal !== 'registration') wasPage.current = isPage;
    else if (way === 'page' || wasPage.current)
      go(`${path}${query === '' ? '?' : `${query}&`}as=page`, { replace: true });
  }, [go, isPage, modal, path, query, way]);
}

/** Moves the focus from a dialog that waited to the first field of its form. */
function useFocusOnForm(isLoaded: boolean): void {
  useEffect(() => {
    const dialog = document.activeElement;
    if (isLoaded && dialog instanceof HTMLDialogElement) dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isLoaded]);
}

/** `isPage`: registration renders as a page below, not as a dialog here. */
export function Modals({
  modal,
  isPage = false,
}: {
  readonly modal: FormModal | null;
  readonly isPage?: boolean;
}): ReactNode {
  const core = useCore();
  const t = useText();
  usePageName(modal === null || isPage ? null : t(TITLES[modal]));
  const go = useGo();
  const status = useProjection(core.session, statusOf);
  const credentials = useProjection(core.newCredentials, identity);
  const { view: auth, hasFailed, retry } = useFeature('auth');
  const place = usePageLocation();
  const { returnTo } = place;
  const below = pathBelow(place);
  const close = useCallback(() => go(below, { replace: true }), [below, go]);
  useComeBack(modal === 'registration' || modal === 'login');
  useBundledPage(modal, isPage, place.outcome.target.path, place.outcome.target.query);
  const isSent = auth?.isRequestSent === true;
  useEffect(() => {
    if (modal === null) return;
    if (status === 'player') go(modal === 'recovery' ? '/' : returnTo, { replace: true });
    else if (isSent) go(below, { replace: true });
  }, [below, go, isSent, modal, returnTo, status]);
  const isLoaded = auth !== null;
  useFocusOnForm(isLoaded);
  useEffect(() => {
    if (isLoaded) return () => void core.dispatch({ type: 'auth/dismissFailure', payload: {} });
    return undefined;
  }, [core, isLoaded]);
  // Leaving the login discards its progress, so that the next login starts over.
  useEffect(() => {
    if (isLoaded && modal === 'login')
      return () => void core.dispatch({ type: 'auth/startOver', payload: { flow: 'login' } });
    return undefined;
  }, [core, isLoaded, modal]);
  if (credentials !== null) return <Credentials credentials={credentials} />;
  if (modal === null || isPage || status === 'player') return null;
  // One dialog for all: it stays while the feature loads and its form takes the place of the waiting text.
  return (
    <Dialog key={modal} kind={modal === 'recovery' ? 'forgotPassword' : modal} title={t(TITLES[modal])} onClose={close}>
      {auth === null ? (
        <>
          <p className="form-lead" role="status">
            {t(hasFailed ? 'auth.partFailed' : 'auth.busy')}
          </p>
          {hasFailed && (
            <button type="button" className="button is-main is-large" onClick={retry}>
              {t('action.retry')}
            </button>
          )}
        </>
      ) : modal === 'login' ? (
        <Login auth={auth} />
      ) : modal === 'recovery' ? (
        <Recovery auth={auth} />
      ) : (
        <Registration auth={auth} isSocial={place.outcome.target.params['type'] !== undefined} />
      )}
    </Dialog>
  );
}
