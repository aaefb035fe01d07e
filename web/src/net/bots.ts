/** The server's bot that plays for somebody missing, and wherever nobody has chosen another. */
export const STAND_IN = 'greedy'
