/** Style sheets of a site, for the page renderer. */
export const SHEETS = {
  'ui/web/styles/main.css': { href: '/assets/main-1.css', text: '.main{}' },
  'ui/web/styles/late/page.css': { href: '/assets/page-1.css', text: '.page{}' },
  'ui/web/styles/late/game.css': { href: '/assets/game-1.css', text: '.game{}' },
  'ui/web/styles/late/remote.css': { href: '/assets/remote-1.css', text: '.remote{}' },
  'ui/web/styles/late/office.css': { href: '/assets/office-1.css', text: '.office{}' },
};
