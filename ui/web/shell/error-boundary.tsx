/**
 * Confines render errors: the page stays, reports the failure and offers a way on. A part that failed to load is
 * retried when the browser comes online.
 */
import { Component, type ReactNode } from 'react';
import { Failed } from '../components/empty.tsx';
import { useText } from '../text.ts';
import { forgive, onTryAgain, tryAgain } from '../try-again.tsx';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** A change of this value (a new place) clears the error. */
  readonly resetKey?: string;
}

interface State {
  readonly broken: boolean;
  readonly key: string | undefined;
}

/** Shown instead of a screen. */
export function BrokenScreen(): ReactNode {
  const t = useText();
  return (
    <div className="screen" role="alert">
      <Failed title={t('error.screen.title')} text={t('error.screen.text')} onRetry={tryAgain}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('action.reload')}
        </button>
      </Failed>
    </div>
  );
}

/** Shown instead of a part beside the screen. */
export function BrokenPart(): ReactNode {
  const t = useText();
  return (
    <div className="rail-card is-broken" role="alert">
      <p>{t('error.part')}</p>
      <span>
        <button type="button" className="button is-small is-main" onClick={tryAgain}>
          {t('action.retry')}
        </button>
      </span>
    </div>
  );
}

/** For a modal or a sheet, which have no space of their own. */
export function BrokenOverlay(): ReactNode {
  return (
    <div className="notices">
      <BrokenPart />
    </div>
  );
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false, key: this.props.resetKey };
  private forget: (() => void) | null = null;

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { broken, key }: State): State | null {
    if (resetKey === key) return null;
    if (broken) forgive();
    return { broken: false, key: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.stop();
    this.forget = onTryAgain(() => this.setState({ broken: false }));
  }

  override componentDidUpdate(): void {
    if (!this.state.broken) this.stop();
  }

  override componentWillUnmount(): void {
    this.stop();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }

  private stop(): void {
    this.forget?.();
    this.forget = null;
  }
}
