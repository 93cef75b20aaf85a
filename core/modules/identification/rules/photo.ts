/** The operator's conditions for a photograph. */

/** Characters of base64 [IDN-5]. */
export const MAX_PHOTO_CHARS = 200_000;
/** How long the camera is on for one photograph [IDN-6]. */
export const CAPTURE_LIMIT_MS = 20_000;
/** How often the camera is asked for its first picture [IDN-6]. */
export const FRAME_MS = 50;

export type PhotoFault = 'notJpeg' | 'tooLarge';

/** A JPEG begins with FF D8 FF, which is `/9j/` in base64. */
const JPEG = /^\/9j\/[A-Za-z0-9+/]+={0,2}$/;

/** Null for a photograph that may be sent. */
export function photoFault(image: string): PhotoFault | null {
  if (image.length > MAX_PHOTO_CHARS) return 'tooLarge';
  return JPEG.test(image) ? null : 'notJpeg';
}
