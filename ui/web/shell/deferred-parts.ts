/** The parts of the frame that the first paint does not need, as one chunk. */
export { CouponRail } from '../screens/coupon/rail.tsx';
export { Sheets } from '../screens/coupon/sheets.tsx';
export { CouponBar } from './coupon-bar.tsx';
export { LimitsHost, StopHost, StopSlot } from './limits-host.tsx';
export { ModalsHost } from './modals-host.tsx';
export { Notices } from './notices.tsx';
export { HeadTools } from './preference-selects.tsx';
export { HomeStrip } from './home-strip.tsx';
export { HeadStrip, SessionBar } from './session-bar.tsx';
export { OverBoards } from './over-boards.tsx';
export { RouteAnnouncer } from './route-announcer.tsx';
export { PlayerZone } from './player-zone.tsx';
export { ProductWays } from './product-ways.tsx';
export { Search } from './deferred-search.ts';
export { SportsTree } from './sports-tree.tsx';
