/** Prizes with chances and the mean; how turns are earned, and how many there are [BGM-1, BGM-8]. */
import type { ReactNode } from 'react';
import { fractionOf, percentOf } from 'touchline/core/casino/rules/stated-return';
import type { BonusAnswer } from 'touchline/core/bonus-games/types';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useBonusWords } from './use-bonus-words.ts';

const DAY_MS = 86_400_000;

export function Prizes({ answer }: { readonly answer: BonusAnswer }): ReactNode {
  const t = useText();
  const { reward, prize } = useBonusWords(answer);
  return (
    <section className="card office-part" aria-labelledby="bonus-prizes">
      <h2 id="bonus-prizes">{t('bonus.prizes')}</h2>
      <p>{t(`bonus.how.${answer.game}`)}</p>
      <table className="rewards-table bonus-prizes" aria-labelledby="bonus-prizes">
        <thead>
          <tr>
            <th scope="col">{t('bonus.prizes.result')}</th>
            <th scope="col">{t('bonus.prizes.prize')}</th>
            <th scope="col">{t('bonus.prizes.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {answer.prizes.map((each) => (
            <tr key={`${each.kind} ${each.of} ${each.wins}`}>
              <th scope="row">{prize(each)}</th>
              <td>{reward(each.wins)}</td>
              <td>
                <bdi dir="ltr">
                  {t('bonus.chance', { fraction: fractionOf(each.chance), percent: percentOf(each.chance) })}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="bonus-mean">{t('bonus.mean', { prize: reward(Number(answer.mean.n) / Number(answer.mean.d)) })}</p>
      <p className="office-note">{t(answer.reward === 'points' ? 'bonus.about.points' : 'bonus.about.freeBet')}</p>
    </section>
  );
}

export function Turns({ answer }: { readonly answer: BonusAnswer }): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { rule, player } = answer;
  const stake = money(rule.stakeCents, 'EUR');
  return (
    <section className="card office-part" aria-labelledby="bonus-turns">
      <h2 id="bonus-turns">{t('bonus.turns')}</h2>
      {player !== null && (
        <>
          <p className="rewards-sum number">{player.turns.length}</p>
          <ul className="bonus-turns">
            {player.turns.map(({ id, expiresAt }) => (
              <li key={id}>{t('bonus.turns.until', { time: formatTime(expiresAt, 'full', preferences) })}</li>
            ))}
          </ul>
          <p>
            {t('bonus.turns.today', {
              staked: money(player.today.stakedCents, 'EUR'),
              earned: player.today.earned,
              max: rule.maxPerDay,
            })}
          </p>
        </>
      )}
      <p className="office-note">
        {t('bonus.rule', { stake, max: rule.maxPerDay, days: Math.round(rule.lastsMs / DAY_MS) })}
      </p>
      <p className="office-note">{t('bonus.rule.care')}</p>
    </section>
  );
}
