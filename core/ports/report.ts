/** Reports a defect: never to the player, never silently. `where` names the process or module. */
export type Report = (where: string, fault: unknown) => void;
