/** The animated video: pictures of the match drawn into a canvas, whose stream a video element plays. */
import { useEffect, useRef, type RefObject } from 'react';
import { drawMatch, nearer, PICTURE, type Picture } from './draw-match.ts';

const PICTURES_PER_S = 25;
/** The share of the way to its place that the ball moves from one picture to the next. */
const STEP = 0.06;

/** The element that plays. Draws while `isPlaying`; the last picture stays while paused. */
export function useAnimation(picture: Picture, isPlaying: boolean): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(picture);
  latest.current = picture;
  const ball = useRef<Picture['ball']>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE.width;
    canvas.height = PICTURE.height;
    const context = canvas.getContext('2d');
    if (context === null) return undefined;
    const draw = (): void => {
      ball.current = nearer(ball.current, latest.current.ball, STEP);
      drawMatch(context, { ...latest.current, ball: ball.current });
    };
    draw();
    const stream = canvas.captureStream(PICTURES_PER_S);
    element.srcObject = stream;
    if (!isPlaying) {
      element.pause();
      return () => stop(stream);
    }
    // A browser that does not let a page play by itself leaves the first picture; the button tries again.
    element.play().catch(() => undefined);
    const timer = setInterval(draw, 1000 / PICTURES_PER_S);
    return () => {
      clearInterval(timer);
      stop(stream);
    };
  }, [isPlaying]);
  return video;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
