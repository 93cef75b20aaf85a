/** A deposit over the page. A file of its own: what is imported later and nowhere else shares the entry's code. */
export { RechargeBody } from '../../screens/cashier/form-screens.tsx';
