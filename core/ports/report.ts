/** Where defects go: never the player's way, never silent. `where` names the process or module. */
export type Report = (where: string, fault: unknown) => void;
