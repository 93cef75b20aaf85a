/** The games of the feed as they are now. */
import * as v from 'valibot';
import { framesOf } from '../contracts/operator-client.ts';

const ids = v.array(v.number());
/** The columns of a frame, as far as journeys read them. `champ`: places in `champs`. */
const Frame = v.object({ games: v.object({ id: ids, champ: ids }), champs: v.object({ id: ids }) });

/** The first frame of a topic, such as `live:1` or `game:1001`. */
export async function feedGames(address: string, topic: string): Promise<v.InferOutput<typeof Frame>> {
  const response = await fetch(`${address}/line-api/v1/feed?topics=${topic}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const frames = framesOf(response);
  const frame = v.parse(Frame, await frames.next());
  await frames.cancel();
  return frame;
}
