/** Does something for the host, and shows why if it was refused. */
export type Do = (work: Promise<unknown>) => Promise<void>;
