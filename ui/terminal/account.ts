/** Registration in one click, the credentials that it makes, and the player's bets. */
import { EVERY_BET } from 'touchline/core/history/filter';
import { statusWord } from 'touchline/core/history/status-word';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../web/format/odds.ts';
import { formatTime } from '../web/format/time.ts';
import type { SiteConfig } from 'touchline/core/site-config/views';
import type { Line } from './ansi.ts';
import { failureLines } from './login.ts';
import type { Shell } from './state.ts';

/** The chosen currency; the country's own until the player has chosen. */
const currencyOf = ({ currency }: Shell, { geoCurrency }: SiteConfig): string => currency ?? geoCurrency;

export function registerLines(shell: Shell): readonly Line[] {
  const { core, wording, isAdult } = shell;
  const { t } = wording;
  const session = core.session.get();
  const config = core.siteConfig.get();
  const credentials = core.newCredentials.get();
  if (credentials !== null)
    return [
      [[t('auth.welcome'), 'strong']],
      [t('auth.credentialsLead')],
      [],
      [`${t('auth.login')}: `, [credentials.login, 'strong']],
      [`${t('auth.password')}: `, [credentials.password, 'strong']],
      [],
      [t('auth.credentialsOnce')],
      [`⏎ ${t('auth.saved')}`],
    ];
  if (session.status === 'player') return [[t('auth.welcome')]];
  if (config === null) return [[t('auth.waitConfig')]];
  if (!config.isRegistrationAllowed) return [[t('auth.closed')]];
  return [
    [[t('auth.registerLead'), 'strong']],
    [],
    [`← → ${t('auth.currency')}: `, [currencyOf(shell, config), 'strong']],
    [`␣   [${isAdult ? 'x' : ' '}] ${t('auth.isAdult', { age: config.minAge })}`],
    [],
    ...failureLines(shell),
    [isAdult ? `⏎   ${t('auth.registerOneClick')}` : [t('auth.mustConfirmAge', { age: config.minAge }), 'dim']],
  ];
}

export function pressOnRegister(shell: Shell, key: string): void {
  const { core } = shell;
  const config = core.siteConfig.get();
  if (core.newCredentials.get() !== null) {
    if (key !== 'enter') return;
    core.dispatch({ type: 'session/dismissCredentials', payload: {} });
    shell.screen = 'coupon';
    return;
  }
  const session = core.session.get();
  if (config === null || !config.isRegistrationAllowed || session.status !== 'guest' || session.busy !== null) return;
  const names = config.currencies.map(({ iso }) => iso);
  const step = key === 'right' ? 1 : key === 'left' ? names.length - 1 : 0;
  if (step > 0) shell.currency = names[(names.indexOf(currencyOf(shell, config)) + step) % names.length] ?? null;
  else if (key === 'space') shell.isAdult = !shell.isAdult;
  else if (key === 'enter' && shell.isAdult) {
    const currency = currencyOf(shell, config);
    core.dispatch({ type: 'session/register', payload: { currency, countryId: config.geoCountryId, isAdult: true } });
  }
}

/** Asks for the newest bets; the history loads with the first player. */
export function openBets({ core }: Shell): void {
  void core.load('history').then(() => {
    core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
  });
}

export function betLines({ core, wording }: Shell): readonly Line[] {
  const { t, preferences, money } = wording;
  const { bets, status } = core.history.get();
  if (core.session.get().status !== 'player') return [[[t('bets.guest.title'), 'strong']], [t('bets.guest.text')]];
  if (status === 'failed') return [[[t('bets.failed.title'), 'bad']], [t('bets.failed.text')]];
  if (bets.length === 0) return [[t(status === 'ready' ? 'bets.empty.open' : 'state.loading')]];
  return bets.flatMap((bet): readonly Line[] => {
    const state = t(`bet.status.${statusWord(bet)}`);
    const isOpen = bet.status === 'open';
    return [
      [
        [t('bet.title', { type: t(`coupon.type.${bet.betType}`), id: bet.id }), 'strong'],
        `  ${formatTime(bet.placedAt, 'dayTime', preferences)}  ${state}`,
      ],
      [
        `  ${t('coupon.stake')} ${money(bet.amount, bet.currency)} · `,
        `${t(isOpen ? 'coupon.maxWin' : 'bet.payout')} ${money(isOpen ? bet.possibleWin : bet.payout, bet.currency)}`,
      ],
      ...bet.legs.map((leg): Line => {
        const name = `${gameTitle(leg, t)}: ${marketName({ ...leg, label: leg.label ?? null }, leg, t)}`;
        return [[`    ${name} @ ${oddsText(leg.price, preferences.oddsView)}`, 'dim']];
      }),
    ];
  });
}
