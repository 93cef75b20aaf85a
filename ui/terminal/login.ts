/**
 * A login with an existing account. The password is neither drawn nor kept: the core gets it through its secret
 * channel.
 */
import { isCharacter } from './ansi.ts';
import type { Line } from './ansi.ts';
import type { Shell } from './state.ts';

export function failureLines({ core, wording }: Shell): readonly Line[] {
  const session = core.session.get();
  if (session.status !== 'guest' || session.failure === null) return [];
  return [[[wording.t(`auth.failure.${session.failure.code}`), 'bad']]];
}

export function loginLines(shell: Shell): readonly Line[] {
  const { core, wording, login } = shell;
  const { t } = wording;
  const session = core.session.get();
  if (session.status === 'guest' && session.busy !== null) return [[t('state.loading')]];
  const isName = login.password === null;
  return [
    [[t('auth.logIn'), 'strong']],
    [],
    [`${t('auth.login')}: `, [`${login.name}${isName ? '▏' : ''}`, 'strong']],
    [`${t('auth.password')}: ${isName ? '' : '▏'}`],
    [],
    ...failureLines(shell),
    [`⏎ ${t(isName ? 'auth.password' : 'auth.logIn')}`],
  ];
}

export function pressOnLogin(shell: Shell, key: string): void {
  const { core, login } = shell;
  const { name, password } = login;
  const typed = (text: string): string =>
    key === 'backspace' ? text.replace(/.$/su, '') : text + (key === 'space' ? ' ' : key);
  if (key === 'up') shell.login = { name, password: null };
  else if (key === 'enter' && password === null) shell.login = { name, password: '' };
  else if (key === 'enter') {
    core.actions('session')?.logIn(name, password ?? '');
    shell.login = { name, password: null };
  } else if (key === 'backspace' || key === 'space' || isCharacter(key))
    shell.login = password === null ? { name: typed(name), password } : { name, password: typed(password) };
}
