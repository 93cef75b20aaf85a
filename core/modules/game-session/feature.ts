/** A game in its frame: launch, the message port, pauses and the end. */
import { filter, ignoreElements, map, merge, Subject, tap } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { combine, createCell, derive, deriveShared } from '../../kernel/readable.ts';
import { minorIn } from '../../kernel/money.ts';
import { storedValue } from '../../kernel/stored-value.ts';
import { accounts } from '../accounts/public.ts';
import { limits } from '../limits/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { askIdle } from './ask-idle.process.ts';
import { closeProtected, protectionOf } from './close-protected.process.ts';
import { gameSession } from './contract.ts';
import { gameSessionDecider } from './decider.ts';
import { createFrameLink } from './frame-link.ts';
import type { ForeignReport } from './frame-link.ts';
import { createResultHold } from './hold-result.process.ts';
import type { GameSessionCommand } from './messages.ts';
import type { GameCall } from './run-session.process.ts';
import { runSession } from './run-session.process.ts';
import { idlePromptMs } from './rules/idle-prompt.ts';
import { keepSound, soundChoice } from './keep-sound.process.ts';
import type { SeenRounds } from './session-rounds.ts';
import { NO_ROUNDS } from './session-rounds.ts';
import type { GameMoney, HeldResult, PlayedAccount, Replay } from './types.ts';

export const feature = defineFeature(gameSession, {
  needs: { session, siteConfig, accounts },
  optional: { limits },
  decider: gameSessionDecider,
  create({ ports, api, dispatch, own, state, readable, optional, eventsOf }) {
    const { clock } = ports;
    const ticket = createCell<string | null>(null);
    const sessionId = createCell<string | null>(null);
    const replay = createCell<Replay | null>(null);
    const money = createCell<GameMoney | null>(null);
    const seen = createCell<SeenRounds>(NO_ROUNDS);
    const height = createCell<number | null>(null);
    const launchedId = createCell<string | null>(null);
    const lacking = createCell<number | null>(null);
    const most = deriveShared(optional('limits'), (view) => view?.stake.most ?? null);
    const calls$ = new Subject<GameCall>();
    const reports$ = new Subject<ForeignReport>();
    const account = deriveShared(readable('accounts'), ({ answer }): PlayedAccount | null => {
      const active = answer?.accounts.find(({ isActive }) => isActive);
      if (answer === null || active === undefined) return null;
      return { id: active.id, currency: active.iso, balance: active.money, netPosition: answer.session.netPosition };
    });
    const held = createCell<HeldResult | null>(null);
    const hold = createResultHold({
      clock,
      held,
      rounds: () => seen.get().rounds,
      account: { get: () => (own.state().mode === 'real' ? account.get() : null), value$: account.value$ },
      canHold: () => {
        const { stage, origin, pauses } = own.state();
        return stage === 'ready' && origin === null && pauses.length === 0 && !link.isReduced();
      },
    });
    const link = createFrameLink({
      clock,
      isSoundOn: () => own.state().isSoundOn,
      takeTicket: () => {
        const taken = ticket.get();
        ticket.set(null);
        return taken;
      },
      lacking: () => {
        if (own.state().mode === 'real') lacking.set(money.get()?.balance ?? null);
      },
      mostStake: (currency) => {
        const left = own.state().mode === 'real' ? most.get() : null;
        return left === null ? null : minorIn(left, currency);
      },
      ready: () => void dispatch({ type: 'game-session/reportReady', payload: {} }),
      shown: hold.shown,
      call: (call) => calls$.next(call),
      reported: (what) => reports$.next(what),
      sized: (pixels) => height.set(pixels),
      close: (reason) => void dispatch({ type: 'game-session/close', payload: { reason } }),
    });
    const isReminded = derive(optional('limits'), (view) => view !== null && view.reminder !== null);
    const protectedBy = derive(optional('limits'), protectionOf);
    return {
      facts: () => ({ isSignedIn: state('session').status === 'player' }),
      view: combine(
        [own.readable, money, seen, height, lacking, held] as const,
        ([now, balance, { fair, rounds, faults }, pixels, short, kept]) => ({
          ...now,
          height: pixels,
          money: balance,
          isShort: short !== null && balance !== null && balance.balance <= short,
          fair,
          rounds: kept?.rounds ?? rounds,
          heldAccount: kept?.account ?? null,
          seedFaults: faults,
        }),
      ),
      actions: {
        setLook: link.setLook,
        attach: (port, look) => {
          const { stage, mode, frame, origin } = own.state();
          const awaitsFrame = stage === 'opening' || (stage === 'launching' && frame !== '');
          if (!awaitsFrame || link.isAttached()) return null;
          height.set(null);
          return link.attach(port, look, mode, origin !== null, replay.get());
        },
      },
      effects: {
        sound: () =>
          keepSound({
            events$: own.events$,
            stored: storedValue(DEVICE_STORAGE.gameSound, soundChoice, 'game-session/sound', ports),
            post: link.post,
          }),
        run: () =>
          runSession({
            events$: own.events$,
            api,
            clock,
            state: own.state,
            link,
            calls$,
            reports$,
            ticket,
            sessionId,
            launchedId,
            replay,
            money,
            seen,
            hold,
            lacking,
            account$: account.value$,
          }),
        hold: () => hold.waits$,
        limits: () =>
          most.value$.pipe(
            tap(() => {
              const known = money.get();
              if (known !== null) link.postMoney(known);
            }),
            ignoreElements(),
          ),
        idle: () =>
          askIdle({
            events$: own.events$,
            clock,
            state: own.state,
            idleMs: () => idlePromptMs(setupOf(state('siteConfig').config).jurisdiction),
          }),
        guard: () =>
          merge(
            isReminded.value$.pipe(
              filter((reminded) => reminded !== own.state().pauses.includes('reminder')),
              map((reminded): GameSessionCommand => ({
                type: reminded ? 'game-session/pause' : 'game-session/resume',
                payload: { reason: 'reminder' },
              })),
            ),
            closeProtected({
              events$: own.events$,
              clock,
              reason$: combine([own.readable, sessionId, protectedBy] as const, ([now, id, reason]) =>
                now.stage === 'ready' && now.mode === 'real' && !now.isBusy && id !== null ? reason : null,
              ).value$,
            }),
            eventsOf('session').pipe(
              filter(({ event }) => event.type === 'session/signedOut' && own.state().mode !== 'demo'),
              map((): GameSessionCommand => ({ type: 'game-session/close', payload: { reason: 'signedOut' } })),
            ),
          ),
      },
    };
  },
});
