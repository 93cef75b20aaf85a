import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { CaptchaState } from './decider.ts';
import type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from './messages.ts';
import type { CaptchaService } from './service.ts';
import type { CaptchaView } from './views.ts';

export interface CaptchaContract extends FeatureTypes {
  readonly name: 'captcha';
  readonly state: CaptchaState;
  readonly command: CaptchaCommand;
  readonly event: CaptchaEvent;
  readonly rejection: CaptchaRejection;
  readonly view: CaptchaView | null;
  readonly service: CaptchaService;
  readonly actions: null;
}

export const captcha = contract<CaptchaContract>('captcha');
