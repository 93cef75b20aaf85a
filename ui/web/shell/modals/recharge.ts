/**
 * The deposit form over the page. In a file of its own, so that its import becomes a separate chunk and does not join
 * the entry's code.
 */
export { RechargeBody } from '../../screens/cashier/form-screens.tsx';
