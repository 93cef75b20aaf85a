/** Whatever breaks below, the page stays: it says so and offers a way on. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '../text.ts';
import { Empty } from '../components/empty.tsx';

interface Props {
  readonly children: ReactNode;
  /** When this changes (another place), it is tried again. */
  readonly resetKey: string;
  readonly onFault: (error: unknown, where: string) => void;
}

function Broken({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="screen" role="alert">
      <Empty icon="alert" title={t('error.screen.title')} text={t('error.screen.text')}>
        <button type="button" className="button is-main" onClick={onRetry}>{t('action.retry')}</button>
        <button type="button" className="button" onClick={() => location.reload()}>{t('action.reload')}</button>
      </Empty>
    </div>
  );
}

export class ErrorBoundary extends Component<Props, { readonly broken: boolean; readonly key: string }> {
  override state = { broken: false, key: this.props.resetKey };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: { readonly broken: boolean; readonly key: string }): { readonly broken: boolean; readonly key: string } | null {
    return props.resetKey === state.key ? null : { broken: false, key: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFault(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}
