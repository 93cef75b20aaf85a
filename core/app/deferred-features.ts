/** The features that a whole site loads at its start, in one chunk. */
export { feature as activity } from '../modules/activity/feature.ts';
export { feature as arrival } from '../modules/arrival/feature.ts';
export { feature as blocking } from '../modules/blocking/feature.ts';
export { feature as configGroups } from '../modules/config-groups/feature.ts';
export { feature as consent } from '../modules/consent/feature.ts';
export { feature as dictionary } from '../modules/dictionary/feature.ts';
export { feature as siteChrome } from '../modules/site-chrome/feature.ts';
export { feature as gate } from '../modules/gate/feature.ts';
export { feature as maintenance } from '../modules/maintenance/feature.ts';
export { feature as media } from '../modules/media/feature.ts';
export { feature as modals } from '../modules/modals/feature.ts';
export { feature as redirects } from '../modules/redirects/feature.ts';
export { feature as referral } from '../modules/referral/feature.ts';
export { feature as siteSetup } from '../modules/site-config/setup.feature.ts';
export { feature as terms } from '../modules/terms/feature.ts';
export { feature as version } from '../modules/version/feature.ts';
