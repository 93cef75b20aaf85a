/**
 * Small modules that most lazy files share, together in one file: the build loads it before any of them. Each alone
 * would be one more request of every screen.
 */
import 'touchline/core/display/contract';
import 'touchline/core/display/types';
import 'touchline/core/history/rules/is-cashed-out';
import '../components/drawing.tsx';
import '../components/games-way.tsx';
import '../components/is-focus-lost.ts';
import '../components/loading.tsx';
import '../components/use-current-in-sight.ts';
import '../components/use-is-loaded.ts';
import '../components/use-loaded-feature.ts';
import '../format/money.ts';
import './site-chrome/menu-link.tsx';
import './use-display.ts';
