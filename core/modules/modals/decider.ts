import type { Decider } from '../../kernel/decider.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { text } from '../../kernel/text.ts';
import { HELD_ONLY, ruleOf } from './kinds.ts';
import type { ModalEnd, ModalsCommand, ModalsEvent, ModalsRejection } from './messages.ts';
import { leftBehind } from './order.ts';
import type { Modal, ModalButton, ModalsState, NewModal } from './state.ts';

/** The most open modals; one more is refused [MDL-8]. */
export const MAX_OPEN = 50;

const OK: readonly ModalButton[] = [{ text: text('modal.ok'), does: 'confirm' }];

function modalOf(
  { kind, id, title, text: words, params = {}, buttons = OK, canClose, lastsMs, isHeld = false }: NewModal,
  stampId: string,
): Modal {
  const rule = ruleOf(kind);
  return {
    id: id ?? stampId,
    kind,
    params,
    buttons,
    isHeld,
    title: title ?? text(`modal.${kind}.title`, params),
    text: words ?? [text(`modal.${kind}.text`, params)],
    canClose: canClose ?? rule.canClose,
    lastsMs: isHeld ? null : lastsMs === undefined ? rule.lastsMs : lastsMs,
  };
}

function closed(
  { id, kind }: Modal,
  why: ModalEnd,
  isConfirmed = false,
  value: string | null = null,
): Extract<ModalsEvent, { type: 'modals/closed' }> {
  return {
    type: 'modals/closed',
    payload: { id, kind, isConfirmed, isDismissed: !isConfirmed && why !== 'withdrawn', value, why },
  };
}

function decideOpen(modal: Modal, open: ModalsState): Result<readonly ModalsEvent[], ModalsRejection> {
  const { id, kind, isHeld } = modal;
  if (open.some((each) => each.id === id)) return ok([]);
  // A held modal is part of a page that is shown already: it is always admitted.
  if (isHeld) return ok([{ type: 'modals/opened', payload: modal }]);
  if (HELD_ONLY.has(kind)) return err({ code: 'modals/heldOnly' });
  if (ruleOf(kind).isSingle && open.some((each) => each.kind === kind)) return err({ code: 'modals/alreadyOpen' });
  return open.length >= MAX_OPEN ? err({ code: 'modals/full' }) : ok([{ type: 'modals/opened', payload: modal }]);
}

export const modalsDecider: Decider<ModalsState, ModalsCommand, ModalsEvent, null, ModalsRejection> = {
  initial: [],
  decide(command, open, _facts, stamp) {
    if (command.type === 'modals/open') return decideOpen(modalOf(command.payload, stamp.id), open);
    if (command.type === 'modals/closeAll') {
      const along = open
        .filter(({ comesAlong }) => comesAlong === true)
        .map(({ id }): ModalsEvent => ({ type: 'modals/cameAlong', payload: { id } }));
      return ok([...leftBehind(open).map((modal) => closed(modal, 'navigation')), ...along]);
    }
    const modal = open.find(({ id }) => id === command.payload.id);
    if (modal === undefined) return err({ code: 'modals/unknown' });
    switch (command.type) {
      case 'modals/answer':
        return ok([closed(modal, 'answered', command.payload.isConfirmed, command.payload.value)]);
      case 'modals/press': {
        const button = modal.buttons[command.payload.button];
        if (button === undefined) return err({ code: 'modals/unknown' });
        const event = closed(modal, 'answered', button.does === 'confirm', button.value);
        const { command: then, path } = button;
        return ok([
          {
            ...event,
            payload: {
              ...event.payload,
              ...(then === undefined ? {} : { command: then }),
              ...(path === undefined ? {} : { isLeading: true as const }),
            },
          },
        ]);
      }
      case 'modals/close':
        return modal.canClose ? ok([closed(modal, 'closed')]) : err({ code: 'modals/mustBeAnswered' });
      case 'modals/rest':
        return ok([{ type: 'modals/rested', payload: command.payload }]);
      case 'modals/withdraw':
        return ok([closed(modal, 'withdrawn')]);
      case 'modals/expire':
        return ok([closed(modal, 'time')]);
    }
  },
  evolve(open, event) {
    switch (event.type) {
      case 'modals/opened':
        return [...open, event.payload];
      case 'modals/rested':
        return open.map((modal) =>
          modal.id === event.payload.id ? { ...modal, isResting: event.payload.isResting } : modal,
        );
      case 'modals/cameAlong':
        return open.map(({ comesAlong, ...modal }) =>
          modal.id === event.payload.id || comesAlong === undefined ? modal : { ...modal, comesAlong },
        );
      case 'modals/closed': {
        const left = open.filter(({ id }) => id !== event.payload.id);
        return event.payload.isLeading === true ? left.map((modal) => ({ ...modal, comesAlong: true as const })) : left;
      }
    }
    return open;
  },
};
