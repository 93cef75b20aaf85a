/** The coupon of a draw that is open: marks of its games, stake and total, and the purchase [TOC-3, TOC-4, TOC-11]. */
import { useId, type FormEvent, type ReactNode } from 'react';
import { markedGames } from 'touchline/core/toto/rules/picks';
import { TOTO_GAMES, type Draft, type Draw } from 'touchline/core/toto/types';
import type { TotoView } from 'touchline/core/toto/views';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { GameMarks } from './game-marks.tsx';
import { useTotoWords } from './use-toto-words.ts';

interface CouponFormProps {
  readonly view: TotoView;
  readonly draw: Draw;
}

interface FilledProps extends CouponFormProps {
  readonly draft: Draft;
  readonly order: NonNullable<TotoView['order']>;
}

function Tools({ isHeld, isEmpty }: { readonly isHeld: boolean; readonly isEmpty: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const fill = (how: 'favourites' | 'random') => () => core.dispatch({ type: 'toto/fill', payload: { how } });
  const disabled = isHeld ? true : undefined;
  return (
    <div className="toto-tools" role="group" aria-label={t('toto.tools')}>
      <button type="button" className="button is-outline" aria-disabled={disabled} onClick={fill('favourites')}>
        {t('toto.fill.favourites')}
      </button>
      <button type="button" className="button is-outline" aria-disabled={disabled} onClick={fill('random')}>
        {t('toto.fill.random')}
      </button>
      <button
        type="button"
        className="button is-outline"
        aria-disabled={isHeld || isEmpty ? true : undefined}
        onClick={() => core.dispatch({ type: 'toto/clear', payload: {} })}
      >
        {t('toto.clear')}
      </button>
    </div>
  );
}

function StakeField({ draw, order, isHeld }: FilledProps & { readonly isHeld: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const { money } = useTotoWords();
  const id = useId();
  const { iso } = draw;
  const isWrong = order.stakePerColumn === null;
  const range = { min: money(order.min, iso), max: money(order.max, iso) };
  return (
    <div className="toto-stake">
      <label className="field-label" htmlFor={id}>
        {t('toto.stakePerColumn', { currency: iso })}
      </label>
      <input
        id={id}
        className="field-input number"
        inputMode="decimal"
        autoComplete="off"
        value={order.stakeText}
        readOnly={isHeld}
        aria-invalid={isWrong}
        aria-describedby={`${id}-range`}
        onChange={(event) => core.dispatch({ type: 'toto/typeStake', payload: { text: event.target.value } })}
      />
      <p id={`${id}-range`} className={isWrong ? 'field-error' : 'field-hint'} role={isWrong ? 'alert' : undefined}>
        {order.max < order.min ? t('toto.stakeFrom', range) : t(isWrong ? 'toto.stakeWrong' : 'toto.stakeRange', range)}
      </p>
    </div>
  );
}

/** The first problem of the order, in words; a purchase that is sent again has none. */
function Missing({ view, draw, draft, order }: FilledProps): ReactNode {
  const t = useText();
  const { money, count } = useTotoWords();
  const text =
    view.isHeld || order.problem === null || order.problem === 'stake'
      ? ''
      : order.problem === 'marks'
        ? t('toto.missing.marks', { left: TOTO_GAMES - markedGames(draft.picks) })
        : t('toto.missing.columns', {
            most: count(Math.floor(draw.maxStake / draw.unit)),
            stake: money(draw.maxStake, draw.iso),
          });
  return <p className="toto-missing">{text}</p>;
}

/** The one thing that can be done next [TOC-11]. */
function Next({ view, order }: FilledProps): ReactNode {
  const t = useText();
  const { next, buying, stops, isExcluded } = view;
  if (next === 'logIn')
    return (
      <Link to="/user/login" className="button is-main is-large">
        {t('toto.logIn')}
      </Link>
    );
  if (next === 'stopped')
    return (
      <ul className="toto-stops">
        {isExcluded && <li>{t('toto.stop.excluded')}</li>}
        {stops.map((stop) => (
          <li key={stop}>{t(`toto.stop.${stop}`)}</li>
        ))}
      </ul>
    );
  const isReady = buying === null && (next === 'again' || (next === 'buy' && order.problem === null));
  return (
    <button type="submit" className="button is-main is-large" aria-disabled={isReady ? undefined : true}>
      {t(buying !== null ? 'toto.buying' : next === 'again' ? 'toto.buyAgain' : 'toto.buy')}
    </button>
  );
}

/** The answer to the last purchase, beside the control that asked for it [TOC-7, TOC-8]. */
function Outcome({ view, draw }: CouponFormProps): ReactNode {
  const t = useText();
  const { last, next, buying } = view;
  const { id: bought } = last?.outcome === 'bought' ? last.coupon : { id: null };
  return (
    <div role="status" className="toto-outcome">
      {last?.outcome === 'refused' && <p className="field-error">{t(`toto.refused.${last.refusal}`)}</p>}
      {next === 'again' && buying === null && <p className="field-error">{t('toto.unknown')}</p>}
      {bought !== null && (
        <>
          <p className="toto-bought">{t('toto.bought', { id: bought })}</p>
          <Link to={`/toto/${draw.section}/coupons`} className="way">
            {t('toto.page.toto-coupons')}
          </Link>
        </>
      )}
    </div>
  );
}

function Filled(props: FilledProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { money, count } = useTotoWords();
  const { view, draw, draft, order } = props;
  const { isHeld } = view;
  const buy = (event: FormEvent): void => {
    event.preventDefault();
    core.dispatch({ type: 'toto/buy', payload: {} });
  };
  return (
    <form className="toto-form" onSubmit={buy} noValidate aria-label={t('toto.coupon')}>
      <Tools isHeld={isHeld} isEmpty={markedGames(draft.picks) === 0} />
      <ol className="card toto-games">
        {draw.games.map((game, at) => (
          <li key={game.gameId}>
            <GameMarks game={game} at={at} pick={draft.picks[at] ?? 0} isHeld={isHeld} />
          </li>
        ))}
      </ol>
      <div className="card toto-order">
        <Outcome view={view} draw={draw} />
        <dl className="toto-sums">
          <div>
            <dt>{t('toto.marked')}</dt>
            <dd>{t('toto.markedOf', { marked: markedGames(draft.picks), games: TOTO_GAMES })}</dd>
          </div>
          <div>
            <dt>{t('toto.columns')}</dt>
            <dd>{order.columns === 0 ? '–' : count(order.columns)}</dd>
          </div>
          <div>
            <dt>{t('toto.total')}</dt>
            <dd>{order.total === null ? '–' : money(order.total, draw.iso)}</dd>
          </div>
        </dl>
        <StakeField {...props} isHeld={isHeld} />
        <div className="toto-next">
          <Missing {...props} />
          <Next {...props} />
        </div>
      </div>
    </form>
  );
}

export function CouponForm({ view, draw }: CouponFormProps): ReactNode {
  const { draft, order } = view;
  return draft === null || order === null ? null : <Filled view={view} draw={draw} draft={draft} order={order} />;
}
