export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
}
