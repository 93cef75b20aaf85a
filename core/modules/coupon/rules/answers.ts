/** The operator's answers about an intent [CPN-13, CPN-14, CPN-20]. */
import type { Stamp } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { BetAnswer, CouponCommand, CouponEvent } from '../messages.ts';
import type { Decided } from './decided.ts';
import type { CouponState, Intent } from '../state.ts';

type Report = Extract<
  CouponCommand,
  {
    type:
      | 'coupon/reportSaved'
      | 'coupon/reportUnsaved'
      | 'coupon/reportAnswer'
      | 'coupon/reportUnknown'
      | 'coupon/cancelOrder';
  }
>;

export function decideAnswer(command: Report, state: CouponState, stamp: Stamp): Decided {
  const { key } = command.payload;
  const intent = state.intents.find((each) => each.key === key);
  if (intent === undefined) return err({ code: 'coupon/noSuchIntent' });
  switch (command.type) {
    case 'coupon/reportSaved':
      return intent.phase === 'saving' ? ok([{ type: 'coupon/placeSent', payload: { key } }]) : ok([]);
    case 'coupon/reportUnsaved':
      return intent.phase === 'saving' ? ok([{ type: 'coupon/placeNotSaved', payload: command.payload }]) : ok([]);
    case 'coupon/reportUnknown':
      // An order that the operator has accepted never becomes unknown again: its state is requested until it is over.
      return intent.phase === 'unknown' || intent.phase === 'ordered'
        ? ok([])
        : ok([{ type: 'coupon/placeUnknown', payload: { key, at: stamp.at } }]);
    case 'coupon/cancelOrder':
      return intent.order === null || intent.order.isCancelling
        ? err({ code: 'coupon/noSuchIntent' })
        : ok([{ type: 'coupon/orderCancelAsked', payload: { key } }]);
    case 'coupon/reportAnswer':
      return ok(answerEvents(intent, command.payload.answer));
  }
}

function answerEvents({ key, sent, legs, at, phase, acceptAt }: Intent, answer: BetAnswer): readonly CouponEvent[] {
  const ofOrder = phase === 'ordered' ? { isOrder: true as const } : {};
  switch (answer.status) {
    case 'accepted':
      return [
        { type: 'coupon/betAccepted', payload: { key, bet: answer.bet, agreed: { sent, legs, at }, ...ofOrder } },
      ];
    case 'rejected':
      return [{ type: 'coupon/betRejected', payload: { key, reasons: answer.reasons, ...ofOrder } }];
    case 'pending':
      return phase === 'pending' && acceptAt === answer.acceptAt
        ? []
        : [{ type: 'coupon/placePending', payload: { key, acceptAt: answer.acceptAt } }];
    case 'ordered': {
      const { exactCoef, since, expiresAt } = answer;
      return phase === 'ordered' ? [] : [{ type: 'coupon/orderTaken', payload: { key, exactCoef, since, expiresAt } }];
    }
  }
}
