/** The specification's guards, in its order. */
export const SPECIFIED_ORDER: readonly string[] = [
  'referral', 'redirector', 'app version', 'blocked', 'dictionary loader', 'media loader', 'access check', 'server-render rerender', 'analytics', 'auth access', 'modal guard', 'confirm terms', 'bonus page',
  'url language', 'recharge navigation', 'mobile identification bonus', 'seo bot', 'quick coupon', 'auth redirect', 'remote-view guard', 'slot first deposit redirect',
];
