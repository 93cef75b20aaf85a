import type { Message } from '../../kernel/message.ts';

/** A live page requests match media. */
export type MediaCommand = Message<'media/load', Record<string, never>>;
export type MediaEvent = Message<'media/wanted', Record<string, never>>;
export type MediaRejection = { readonly code: 'media/unchanged' };
