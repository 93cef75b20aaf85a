/** Whether what had the focus has left the page, so that the keyboard would begin at the top. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
