/** The line below the header: links that a player needs on every page, and current events. */
import type { Block } from 'touchline/core/remote-views/public';
import type { PageAsked } from './page.ts';
import { a, p } from './page.ts';

export function header({ inLanguage, context }: PageAsked): Readonly<Record<string, readonly Block[]>> {
  const live = context.line.fixtures(true).length;
  return {
    announcement: [
      p(
        '18+ · ',
        a(
          inLanguage(
            'Play within your limits',
            'Играйте в пределах своих лимитов',
            'Spiele in deinen Grenzen',
            'العب ضمن حدودك',
          ),
          '/office/responsible',
        ),
        ' · ',
        a(inLanguage('Help', 'Помощь', 'Hilfe', 'مساعدة'), '/responsiblegaming'),
      ),
      ...(live === 0
        ? []
        : [
            p(
              inLanguage(
                `${live} games in play now`,
                `Сейчас идёт игр: ${live}`,
                `${live} Spiele laufen gerade`,
                `مباريات جارية الآن: ${live}`,
              ),
              ' · ',
              a(inLanguage('Watch live', 'К играм', 'Zu den Spielen', 'إلى المباريات'), '/live'),
            ),
          ]),
    ],
  };
}
