/** The content of a receipt line by line, for the page and for paper. */
import type { ReactNode } from 'react';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import { changeActionIdOf } from 'touchline/core/coupon/change-action-wire';
import { type BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeOf } from 'touchline/core/history/bet-type-wire';
import type { ReceiptBody, ReceiptLeg } from 'touchline/core/receipts/public';
import { useMoney } from '../../components/use-money.ts';
import { ComboParts } from '../../components/combo-parts.tsx';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { legName } from 'touchline/core/line/rules/market-names';
import { oddsText, totalOddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

function RecordLeg({
  leg,
  betType,
}: {
  readonly leg: ReceiptLeg;
  readonly betType: BetTypeName | 'unknown';
}): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const accepted = leg.acceptedPrice ?? leg.sentPrice;
  const marks = [
    leg.isBanker && t(betType === 'multibet' ? 'coupon.lobby' : 'coupon.banker'),
    (betType === 'conditional' || (betType === 'multibet' && !leg.isBanker)) &&
      t('coupon.block', { n: leg.blockId + 1 }),
  ].filter((mark) => typeof mark === 'string');
  const isCombo = leg.kind === KIND.sameGame;
  return (
    <li>
      <span>
        <b>{gameTitle(leg, t)}</b>
        <small>
          {legName(leg, t)}
          {marks.map((mark) => ` · ${mark}`)}
        </small>
        {isCombo && <ComboParts leg={leg} />}
      </span>
      <span className="record-prices">
        <b className="number">{oddsText(leg.price, oddsView)}</b>
        {accepted !== leg.price && (
          <small>{t('office.receipt.acceptedAt', { price: oddsText(accepted, oddsView) })}</small>
        )}
      </span>
    </li>
  );
}

export function ReceiptRecord({ body }: { readonly body: ReceiptBody }): ReactNode {
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(useCore().preferences, identity);
  const { terms, accepted, currency } = body;
  const betType = betTypeOf(body.typeId);
  const change = changeActionNames.find((name) => changeActionIdOf(name) === body.changeCoefAction);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('office.receipt.type'), t(`coupon.type.${betType}`)],
    [t('coupon.stake'), money(body.amount, currency)],
    ...body.blockStakes.map(({ blockId, amount }): readonly [string, ReactNode] => [
      t('coupon.block', { n: blockId + 1 }),
      money(amount, currency),
    ]),
    ...(body.totalOdds === ''
      ? []
      : [[t('coupon.totalOdds'), totalOddsText(body.totalOdds, chosen.oddsView)] as const]),
    ...(accepted.totalOdds === '' || accepted.totalOdds === body.totalOdds
      ? []
      : [[t('office.receipt.acceptedOdds'), totalOddsText(accepted.totalOdds, chosen.oddsView)] as const]),
    [t('coupon.maxWin'), money(accepted.possibleWin, currency)],
    ...(change === undefined
      ? []
      : [
          [
            t('office.receipt.change'),
            body.changeCoefTolerance === undefined
              ? t(`coupon.change.${change}`)
              : t('coupon.change.within', { percent: body.changeCoefTolerance }),
          ] as const,
        ]),
    ...(terms.promoCode === '' ? [] : [[t('coupon.promo'), terms.promoCode] as const]),
    ...(terms.prepaidAmount === 0 ? [] : [[t('coupon.advanceUsed'), money(terms.prepaidAmount, currency)] as const]),
    ...(terms.exactCoef === null ? [] : [[t('coupon.exact'), oddsText(terms.exactCoef, chosen.oddsView)] as const]),
    ...(terms.hyperBonusPercent === 0
      ? []
      : [
          [
            t('coupon.hyperBonus', { percent: terms.hyperBonusPercent }),
            money(terms.hyperBonusMost, currency),
          ] as const,
        ]),
    ...(
      [
        [terms.hasBonusBet, 'coupon.bonusBet'],
        [terms.isVipBet, 'coupon.vip'],
        [terms.isFreeBet, 'bet.freeBet'],
        [terms.isDropOnScoreChange, 'coupon.dropOnScore'],
      ] as const
    ).flatMap(([is, key]) => (is ? [[t(key), t('office.csv.yes')] as const] : [])),
    [t('office.receipt.agreedAt'), formatTime(body.agreedAt, 'full', chosen)],
    [t('office.receipt.accepted'), formatTime(body.acceptedAt, 'full', chosen)],
    [t('office.receipt.account'), `${body.accountId} · ${currency}`],
    [t('office.receipt.rules'), body.rules],
  ];
  return (
    <>
      <ul className="record-legs">
        {body.legs.map((leg) => (
          <RecordLeg key={leg.marketId} leg={leg} betType={betType} />
        ))}
      </ul>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
