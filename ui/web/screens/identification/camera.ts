/** The camera of this device. The browser allows it on documents whose permissions policy does. */
import { FRAME_MS } from 'touchline/core/identification/public';

/** Only some browsers have the interface, and only those apply the policy. */
interface PolicedDocument {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
}

/** Whether this document may ask for the camera; a page of the site that was opened elsewhere may not. */
export function mayAskForCamera(): boolean {
  return (document as Document & PolicedDocument).featurePolicy?.allowsFeature('camera') ?? true;
}

export function hasCamera(): boolean {
  return (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;
}

/** `refused`: by the player or the browser; `missing`: no camera, or one that is in use. */
export type CameraFault = 'refused' | 'missing';

export async function openCamera(): Promise<MediaStream | CameraFault> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 1_280 }, height: { ideal: 960 } },
    });
  } catch (error) {
    return error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
      ? 'refused'
      : 'missing';
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Calls `onReady` with the first picture of the video; returns the function that stops asking [IDN-6]. */
export function whenReady(video: HTMLVideoElement, onReady: () => void): () => void {
  const timer = setInterval(() => {
    if (video.videoWidth === 0) return;
    clearInterval(timer);
    onReady();
  }, FRAME_MS);
  return () => clearInterval(timer);
}
