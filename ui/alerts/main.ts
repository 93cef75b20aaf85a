/** The port of alerts outside the page: the Notifications API, with the words and the ways of the web shell. */
import { createBrowserSystemAlerts } from '../../adapters/browser/browser-system-alerts.ts';
import { open, wordsOf } from '../web/system-alerts.ts';

export const { permission, request, show } = createBrowserSystemAlerts({ open, wordsOf });
