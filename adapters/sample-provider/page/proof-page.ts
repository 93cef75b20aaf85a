/** The page of one finished round: its seeds and its sector, computed again in the browser [SMP-7]. */
import * as v from 'valibot';
import { commitmentOf, paysOf, sectorOf, SECTORS } from '../wheel.ts';
import { filled, textsOf } from './texts.ts';

const int = v.pipe(v.number(), v.safeInteger());
const round = v.object({
  id: v.string(),
  stake: int,
  sector: int,
  pays: int,
  serverSeed: v.string(),
  clientSeed: v.string(),
  commitment: v.string(),
});

const put = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
};

async function show(): Promise<void> {
  const language = navigator.language.slice(0, 2);
  const t = textsOf(language);
  const isArabic = language === 'ar';
  document.documentElement.lang = t.language;
  document.documentElement.dir = isArabic ? 'rtl' : 'ltr';
  document.documentElement.classList.toggle('is-dark', matchMedia('(prefers-color-scheme: dark)').matches);
  document.title = t.title;
  put('title', t.title);
  const id = location.pathname.split('/').at(-1) ?? '';
  const answer = await fetch(`/api/rounds/${id}`);
  const read = answer.ok ? v.safeParse(round, await answer.json()) : null;
  if (read === null || !read.success) return put('result', t.noRound);
  const { stake, sector, pays, serverSeed, clientSeed, commitment } = read.output;
  const isFair =
    (await commitmentOf(serverSeed)) === commitment &&
    (await sectorOf(serverSeed, clientSeed)) === sector &&
    paysOf(stake, sector) === pays;
  put('result', isFair ? t.isRight : t.isNotFair);
  put('note', t.compare);
  const drawn = filled(t.drawn, {
    sector: String(sector + 1),
    of: String(SECTORS.length),
    times: String(pays / stake),
  });
  const facts = [
    [t.round, read.output.id],
    [t.drawnName, drawn],
    [t.commitment, commitment],
    [t.serverSeed, serverSeed],
    [t.clientSeed, clientSeed],
  ] as const;
  document.getElementById('proof')?.replaceChildren(
    ...facts.flatMap(([name, value]) => {
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      text.textContent = value;
      return [term, text];
    }),
  );
}

void show();
